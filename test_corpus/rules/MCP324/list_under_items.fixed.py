import mcp.types as types

POINT = [{"type": "number"}, {"type": "number"}]

DRAW = types.Tool(
    name="draw_line",
    description="Draw a line.",
    inputSchema={
        "type": "object",
        "properties": {
            "start": {"type": "array", "prefixItems": POINT},  # MCP324: 39 use "prefixItems"
            "end": {
                "type": "array",
                "prefixItems": ({"type": "number"}, {"type": "number"}),  # MCP324: 16 use "prefixItems"
                "items": False,  # MCP324: 16 use "items"
            },
        },
    },
)
