TOOL = {
    "name": "store",
    "description": "Store a value under a key.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "key": {"type": "string"},
            "value": {},  # MCP303: 21 up to revision 2025-11-25, not true: write {}
            "never": False,  # MCP303: 21 not false: write {"not": {}}
        },
    },
}
