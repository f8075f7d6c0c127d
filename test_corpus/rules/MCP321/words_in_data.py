TOOL = {
    "name": "add_column",
    "description": "Add a column to a table.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "type": {"type": "string", "enum": ["int", "str"], "default": "int", "examples": ["str"]},
            "column": {
                "type": "object",
                "properties": {"type": {"const": "int"}},
                "default": {"type": "int"},
                "examples": [{"type": "str"}],
            },
        },
    },
}
