TOOL = {
    "name": "resize",
    "description": "Resize a picture.",
    "inputSchema": {
        "$schema": "http://json-schema.org/draft-04/schema#",  # MCP310: 19 draft-04
        "type": "object",
        "properties": {"factor": {"type": "number", "minimum": 0, "exclusiveMinimum": True}},
    },
}
