TOOL = {
    "name": "make_range",
    "description": "Make a range of numbers.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "exclusiveMinimum": {"type": "boolean", "default": True},
            "range": {"type": "object", "default": {"minimum": 0, "exclusiveMinimum": True}},
        },
    },
}
