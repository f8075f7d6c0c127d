TOOL = {
    "name": "store",
    "description": "Store a value.",
    "inputSchema": {
        "type": "object",
        "properties": {"value": {"$ref": "#/$defs/Value"}, "key": {"$ref": "#/$defs/Key"}},
        "$defs": {
            "Value": {"anyOf": [{"type": "string"}, {"$ref": "#/$defs/Value"}]},  # MCP330: 61 only leads back to itself
            "Key": {"$ref": "#/$defs/Name"},  # MCP330: 28 only leads back to itself
            "Name": {"$ref": "#/$defs/Key"},  # MCP330: 29 only leads back to itself
        },
    },
}
