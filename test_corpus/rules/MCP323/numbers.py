TOOL = {
    "name": "resize",
    "description": "Resize a picture.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "factor": {"type": "number", "exclusiveMinimum": 0},
            "share": {"type": "number", "minimum": 0, "exclusiveMaximum": 1},
        },
    },
}
