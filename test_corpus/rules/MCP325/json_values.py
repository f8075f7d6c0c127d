TOOL = {
    "name": "paint",
    "description": "Paint a wall.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "colour": {"type": ("string", "null"), "enum": ("red", "green", None)},
            "area": {"type": "number", "maximum": 1e300, "default": -0.0, "multipleOf": 10**-2},
            "count": {"type": "integer", "maximum": 10**30, "default": int("7")},
            "text": {"type": str.__name__},
            "on": {"type": "boolean", "default": not True},
        },
    },
}
