TOOL = {
    "name": "draw_line",
    "description": "Draw a line.",
    "inputSchema": {
        "$schema": "http://json-schema.org/draft-07/schema#",  # MCP310: 19 draft-07
        "type": "object",
        "properties": {
            "to": {"type": "array", "items": [{"type": "number"}], "additionalItems": False},
        },
        "definitions": {"Card": {"type": "string"}},
        "dependencies": {"to": ["by"]},
    },
}
