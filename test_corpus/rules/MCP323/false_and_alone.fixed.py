TOOL = {
    "name": "resize",
    "description": "Resize a picture.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "factor": {"type": "number", "minimum": 0},  # MCP323: 75 not false: leave it out
            "share": {"type": "number", "exclusiveMaximum": True},  # MCP323: 60 is the bound itself, a number, not true
            "part": {"type": "number", "minimum": "0", "exclusiveMinimum": True},  # MCP320: 50 write 0 | MCP323: 75 a number, not true
        },
    },
}
