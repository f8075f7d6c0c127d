TOOL = {
    "name": "store",
    "description": "Store a list.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "list": {"type": "array", "minContains": 1},  # MCP328: 38 has no effect without "contains"
            "pair": {"type": "array", "maxContains": 2, "items": {}},  # MCP328: 38 without "contains"
        },
        "then": {"required": ["list"]},  # MCP328: 8 "then" has no effect without "if"
        "else": {"required": ["pair"]},  # MCP328: 8 "else" has no effect without "if"
    },
}
