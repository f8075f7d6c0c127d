from mcp.types import Tool

from library import Schema


class Text(dict):
    pass


PAINT = Tool(
    name="paint",
    description="Paint a wall.",
    inputSchema={"type": "object", "properties": {"colour": Text(type=str), "finish": Schema(type=str)}},
)
