TOOL = {
    "name": "move_pen",
    "description": "Move the pen to a point.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "to": {"$ref": "https://example.com/point.json"},  # MCP331: 27 "https://example.com/point.json" is another document
            "by": {"$ref": "vector.json#/definitions/Vector"},  # MCP331: 27 is another document
            "at": {"$ref": "Point"},  # MCP331: 27 "Point" is another document
            "via": {"type": "array", "items": {"$ref": "file:///schemas/point.json"}},  # MCP331: 55 "file:///schemas
        },
    },
}
