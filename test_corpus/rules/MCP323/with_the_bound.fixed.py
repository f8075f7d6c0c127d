TOOL = {
    "name": "resize",
    "description": "Resize a picture.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "factor": {"type": "number", "exclusiveMinimum": 0},  # MCP323: 75 write "exclusiveMinimum": 0 and leave "minimum" out
            "share": {"type": "number", "exclusiveMaximum": 1.5},  # MCP323: 76 write "exclusiveMaximum": 1.5
        },
    },
}
