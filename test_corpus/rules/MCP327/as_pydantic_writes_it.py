TOOL = {
    "name": "add_pet",
    "description": "Add a pet.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "pet": {
                "discriminator": {"mapping": {"cat": "#/$defs/Cat"}, "propertyName": "kind"},
                "oneOf": [{"$ref": "#/$defs/Cat"}],
            },
        },
        "$defs": {"Cat": {"type": "object", "properties": {"kind": {"const": "cat"}}}},
    },
}
