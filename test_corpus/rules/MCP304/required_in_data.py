TOOL = {
    "name": "add_field",
    "description": "Add a field to a form.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "field": {
                "type": "object",
                "default": {"name": "colour", "required": "no"},
                "examples": [{"required": None}, {"required": "yes"}],
            },
        },
    },
}
