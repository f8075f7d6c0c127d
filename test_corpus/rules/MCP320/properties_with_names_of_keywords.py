TOOL = {
    "name": "make_field",
    "description": "Make a field of a form.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "minLength": {"type": "string"},
            "enum": {"type": "array", "items": {"type": "string"}},
            "properties": {"type": "object"},
            "required": {"type": "boolean"},
            "type": {"type": "string", "enum": ["int", "str"]},
            "$ref": {"type": "string"},
        },
    },
}
