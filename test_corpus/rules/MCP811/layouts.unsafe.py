"""Arrays without items, laid out in different ways."""

from mcp.types import Tool

FEED = Tool(
    name="feed_animals",
    description="Feed animals.",
    inputSchema={
        "type": "object",
        "properties": {
            "animals": {
                "type": "array",  # MCP811: 24 without "items"
                "items": {"type": "string"}
            },
            "cages": {
                'description': 'Their numbers.',
                'type': 'array',  # MCP811: 24 without "items"
                'items': {'type': 'string'},
                'maxItems': 9,
            },
            "foods": dict(description="What.", type="array", items={"type": "string"}),  # MCP811: 52 without "items"
        },
    },
)
