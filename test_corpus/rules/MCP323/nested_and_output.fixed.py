from mcp.types import Tool

POSITIVE = {"type": "number", "exclusiveMinimum": 0}  # MCP323: 64 write "exclusiveMinimum": 0

RESIZE = Tool(
    name="resize",
    description="Resize a picture.",
    inputSchema={
        "type": "object",
        "properties": {"sizes": {"type": "array", "items": POSITIVE}, "scale": POSITIVE},
    },
    outputSchema={
        "type": "object",
        "additionalProperties": {"type": "integer"},  # MCP323: 72 leave it out
    },
)
