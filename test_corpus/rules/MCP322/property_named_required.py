TOOL = {
    "name": "make_form",
    "description": "Make a form of fields.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "required": {"type": "boolean", "default": True},
            "fields": {
                "type": "array",
                "items": {"type": "object", "properties": {"required": {"type": "boolean"}}, "required": ["required"]},
                "default": [{"name": "title", "required": True}],
            },
        },
    },
}
