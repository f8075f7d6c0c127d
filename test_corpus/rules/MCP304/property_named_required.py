TOOL = {
    "name": "add_field",
    "description": "Add a field to a form.",
    "inputSchema": {
        "type": "object",
        "properties": {"required": {"type": "boolean"}, "name": {"type": "string"}},
        "required": ["name"],
    },
}
