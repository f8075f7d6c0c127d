TOOL = {
    "name": "add_package",
    "description": "Add a package.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "id": {"type": "string"},
            "definitions": {"type": "array", "items": {"type": "string"}},
            "dependencies": {"type": "object", "additionalProperties": {"type": "string"}},
            "items": {"type": "array", "items": {"type": "object", "properties": {"id": {"type": "string"}}}},
            "package": {"type": "object", "default": {"id": "x", "dependencies": {"a": ["b"]}, "items": []}},
        },
        "required": ["id"],
    },
}
