TOOL = {
    "name": "draw_line",
    "description": "Draw a line from the origin.",
    "inputSchema": {
        "$schema": "http://json-schema.org/draft-07/schema#",  # MCP310: 19 draft-07
        "type": "object",
        "properties": {
            "to": {"type": "array", "items": [{"type": "number", "minimum": 0}]},  # MCP320: 76 must be a number
            "by": {"type": "array", "items": "number"},  # MCP320: 45 must be a schema or a list of schemas
            "at": {"type": "array", "items": {"minLength": 2}},  # MCP320: 59 not "2": write 2
        },
        "dependencies": {"to": 5},  # MCP320: 31 must be a schema or a list of names, not 5
    },
}
