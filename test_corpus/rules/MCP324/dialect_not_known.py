from mcp.types import Tool

from library import BASE

DRAW = Tool(
    name="draw_line",
    description="Draw a line.",
    inputSchema={
        **BASE,
        "type": "object",
        "properties": {"to": {"type": "array", "items": [{"type": "number"}], "additionalItems": False}},
        "definitions": {"Card": {"type": "string"}},
    },
)
