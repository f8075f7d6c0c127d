TOOL = {
    "name": "roll",
    "description": "Roll a die.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "eyes": {"type": "string", "minimum": 6, "maximum": 1},  # MCP328: 39 "minimum" acts on | MCP328: 53 "maximum" acts on
            "dice": {"minContains": 3, "maxContains": 1},  # MCP328: 21 "minContains" has | MCP328: 39 "maxContains" has
        },
    },
}
