TOOL = {
    "name": "draw_line",
    "description": "Draw a line from the origin.",
    "inputSchema": {
        "type": "object",
        "properties": {"to": {"$ref": "point"}},
        "$defs": {
            "Point": {
                "$id": "point",
                "$schema": "http://json-schema.org/draft-04/schema#",  # MCP310: 27 draft-04
                "type": "array",
                "items": [{"type": "number", "minimum": 0, "exclusiveMinimum": True}],
            },
        },
    },
}
