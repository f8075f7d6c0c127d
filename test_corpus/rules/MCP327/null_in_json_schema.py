TOOL = {
    "name": "update_contact",
    "description": "Change fields of a contact.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "phone": {"type": ["string", "null"], "examples": ["+49 30 1234"]},
            "mail": {"anyOf": [{"type": "string"}, {"type": "null"}], "default": None},
        },
    },
}
