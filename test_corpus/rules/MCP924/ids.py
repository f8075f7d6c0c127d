from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("museum")


@mcp.tool
def show(id: int, room_id: float) -> str:  # MCP924: 13 "id" is a number | MCP924: 27 "room_id"
    """Show a painting."""
    return f"{id}{room_id}"


HANG = Tool(
    name="hang_painting",
    description="Hang a painting.",
    inputSchema={"type": "object", "properties": {"painting_id": {"type": "integer"}}},  # MCP924: 74 "painting_id"
)


@mcp.tool
def find(painting_id: str, paid: int) -> str:
    """Find a painting."""
    return f"{painting_id}{paid}"


@mcp.tool
def grid(identity: int, grid: int) -> str:
    """Show a grid."""
    return f"{identity}{grid}"


@mcp.tool
def show_all(ids: list[int]) -> str:
    """Show paintings."""
    return f"{ids}"


@mcp.tool
def show_any(room_id: int | str) -> str:
    """Show any painting."""
    return f"{room_id}"


@mcp.tool
def count(id_count: int) -> str:
    """Count paintings."""
    return f"{id_count}"


@mcp.tool()
def polish_1() -> str:
    """Polish the floor once."""
    return ""


@mcp.tool()
def polish_2() -> str:
    """Polish the floor twice."""
    return ""


@mcp.tool()
def polish_3() -> str:
    """Polish the floor three times."""
    return ""
