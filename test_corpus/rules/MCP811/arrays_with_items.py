import os

from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("zoo")
REST = dict(os.environ)

FEED = Tool(
    name="feed_animals",
    description="Feed animals.",
    inputSchema={
        "type": "object",
        "properties": {
            "animals": {"type": "array", "items": {"type": "string"}},
            "cages": {"type": "array", "items": {}},
            "foods": {"type": "array", **REST},
            "food": {"type": "string"},
            "type": {"type": "string", "enum": ["array"], "default": "array"},
        },
    },
    outputSchema={"type": "object", "properties": {"fed": {"type": "array"}}},
)


@mcp.tool
def move_animals(animals: list[str], places: list, cages: list[list[int]]) -> str:
    """Move animals."""
    return f"{animals}{places}{cages}"


@mcp.tool
def weigh(animals: set[str], pairs: tuple[int, ...]) -> str:
    """Weigh animals."""
    return f"{animals}{pairs}"


@mcp.tool
def place_of(animal: str) -> tuple[int, int]:
    """Tell the place of an animal."""
    return (len(animal), 0)


@mcp.tool
def shut() -> str:
    """Shut the zoo."""
    return ""
