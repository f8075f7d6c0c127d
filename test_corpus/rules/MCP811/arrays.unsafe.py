from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("zoo")

FEED = Tool(
    name="feed_animals",
    description="Feed animals.",
    inputSchema={
        "type": "object",
        "properties": {
            "animals": {"type": "array", "items": {"type": "string"}},  # MCP811: 32 OpenAI refuses every request because of an array without "items": add the schema of its items
            "cages": {"type": "array", "items": {"type": "array", "items": {"type": "string"}, "minItems": 1}},  # MCP811: 57 array without "items"
            "foods": {"type": ["array", "null"], "items": {"type": "string"}, "description": "What to feed."},  # MCP811: 30 array without "items"
        },
    },
)


@mcp.tool
def move_animal(animal: str, place: tuple[int, int]) -> str:  # MCP811: 36 because the array of a tuple has no "items"
    """Move an animal to a place."""
    return f"{animal}{place}"
