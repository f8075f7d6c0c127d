TOOL = {
    "name": "list_favorites",
    "description": "List saved items, one page at a time.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "size": {"type": "integer", "enum": ["10", 20]},  # MCP363: 49 "10" in "enum" is excluded by "type": "integer"
            "order": {"type": "string", "enum": ["title", "year"]},  # MCP363: 66 "title" stands in "enum" more
            "tag": {"type": "string", "enum": ["a", None]},  # MCP363: 52 add "null" to the types
            "none": {"type": "string", "enum": []},  # MCP363: 47 "enum" is empty
            "mode": {"type": "string", "const": 1},  # MCP363: 48 "const": 1 is excluded
            "one": {"enum": [1, True]},  # MCP363: 32 1.0 stands in "enum" more than once
            "half": {"type": ["integer", "null"], "enum": [1.5, 2.0, None]},  # MCP363: 59 1.5 in "enum" is excluded
            "pair": {"enum": [[1, {"a": 2}]]},  # MCP363: 45 stands in "enum" more than once
        },
    },
}
