TOOL = {
    "name": "add_column",
    "description": "Add a column to a table.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "type": {"type": "string", "enum": ["int", "str"], "default": "int", "examples": ["str"]},
            "column": {
                "type": "object",
                "properties": {"type": {"const": "str"}},
                "default": {"type": "str"},
                "examples": [{"type": "str"}],
            },
        },
    },
}
