TOOL = {
    "name": "resize",
    "description": "Resize a picture.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "factor": {"type": "number", "minimum": 0, "exclusiveMinimum": True},  # MCP323: 75 write "exclusiveMinimum": 0 and leave "minimum" out
            "share": {"type": "number", "maximum": 1.5, "exclusiveMaximum": True},  # MCP323: 76 write "exclusiveMaximum": 1.5
        },
    },
}
