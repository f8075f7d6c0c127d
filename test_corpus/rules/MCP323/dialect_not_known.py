from mcp.types import Tool

from library import BASE, DIALECT

TOOLS = [
    Tool(
        name="resize",
        description="Resize a picture.",
        inputSchema={
            "$schema": DIALECT,
            "type": "object",
            "properties": {"factor": {"type": "number", "minimum": 0, "exclusiveMinimum": True}},
        },
    ),
    Tool(
        name="scale",
        description="Scale a picture.",
        inputSchema={
            **BASE,
            "type": "object",
            "properties": {"factor": {"type": "number", "minimum": 0, "exclusiveMinimum": True}},
        },
    ),
]
