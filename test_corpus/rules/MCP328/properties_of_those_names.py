TOOL = {
    "name": "add_rule",
    "description": "Add a rule.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "if": {"type": "string"},
            "then": {"type": "string"},
            "minContains": {"type": "integer"},
            "rule": {"type": "object", "default": {"type": "string", "properties": {}}}, "other": {"enum": [{"then": 1}]},
        },
    },
}
