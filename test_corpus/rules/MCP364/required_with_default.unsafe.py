TOOL = {
    "name": "list_favorites",
    "description": "List saved items, one page at a time.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "limit": {"type": "integer", "default": 20},
            "flag": {"type": "boolean", "default": False},
            "filter": {
                "type": "object",
                "properties": {"tag": {"type": "string", "default": ""}},
                "required": [],  # MCP364: 29 "tag" has a default
            },
        },
        "required": [],  # MCP364: 21 "limit" has a default | MCP364: 30 "flag" has a default
    },
}
