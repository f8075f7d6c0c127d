TOOL = {
    "name": "draw_line",
    "description": "Draw a line.",
    "inputSchema": {
        "$schema": "http://json-schema.org/draft-04/schema#",  # MCP310: 19 draft-04
        "id": "https://example.org/line",
        "type": "object",
        "properties": {"to": {"type": "array", "items": [{"type": "number"}]}},
    },
}
