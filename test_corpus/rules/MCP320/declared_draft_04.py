TOOL = {
    "name": "resize",
    "description": "Resize a picture.",
    "inputSchema": {
        "$schema": "http://json-schema.org/draft-04/schema#",  # MCP310: 19 draft-04
        "type": "object",
        "properties": {
            "width": {"type": "number", "exclusiveMinimum": True},  # MCP320: 60 needs "minimum" beside it in draft-04
            "height": {"type": "number", "minimum": 0, "exclusiveMinimum": True},
            "depth": {"type": "number", "minimum": 0, "exclusiveMinimum": 0},  # MCP320: 74 must be true or false, not 0
            "any": {"type": "object", "properties": {"x": True}},  # MCP320: 58 must be a schema, that is an object, not true
        },
    },
}
