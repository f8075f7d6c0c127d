TOOL = {
    "name": "set_volume",
    "description": "Set the volume.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "level": {"anyOf": [{"type": "integer"}, {"type": "number"}]},  # MCP366: 53 take an integer
            "name": {"anyOf": [{"type": "string", "title": "Name"}, {"type": "string", "title": "Number"}]},  # MCP366: 68 is the same as another one
            "room": {
                "anyOf": [
                    {"type": "string", "minLength": 2},
                    {"type": ["string", "null"]},  # MCP366: 20 take a string
                ],
            },
            "step": {"anyOf": [{"enum": [1, 2]}, {"type": "number", "description": "Any."}]},  # MCP366: 49 take an integer
            "any": {"anyOf": [{}, {"type": "null"}]},  # MCP366: 34 take null
        },
    },
}
