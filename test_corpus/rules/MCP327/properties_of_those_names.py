TOOL = {
    "name": "add_column",
    "description": "Add a column to a table.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "nullable": {"type": "boolean"},
            "example": {"type": "string"},
            "xml": {"type": "string"},
            "discriminator": {"type": "string"},
            "column": {"type": "object", "default": {"nullable": True, "example": "x"}, "examples": [{"nullable": False}]},
        },
    },
}
