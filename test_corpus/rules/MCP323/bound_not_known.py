from mcp.types import Tool

from library import IS_EXCLUSIVE

RESIZE = Tool(
    name="resize",
    description="Resize a picture.",
    inputSchema={
        "type": "object",
        "properties": {"factor": {"type": "number", "minimum": 0, "exclusiveMinimum": IS_EXCLUSIVE}},
    },
)
