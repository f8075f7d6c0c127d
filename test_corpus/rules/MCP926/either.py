from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("museum")


@mcp.tool
def find_painting(title: str = "", number: int = 0) -> str:
    """Find a painting. Give either title or number."""  # MCP926: 4 the description says that one of "title" and "number" is given
    return f"{title}{number}"


@mcp.tool(description="Exactly one of `room` and `floor` must be given.")  # MCP926: 22 "room" and "floor"
def open_rooms(room: int = 0, floor: int = 0) -> str:
    return f"{room}{floor}"


@mcp.tool(description="Heat a room; at most one of degrees, level.")  # MCP926: 22 "degrees" and "level"
def heat_room(degrees: int = 0, level: int = 0) -> str:
    return f"{degrees}{level}"


@mcp.tool
def show_painting(title: str = "", number: int = 0) -> str:
    """Show a painting by title or number; both may be given."""
    return f"{title}{number}"


@mcp.tool
def paint(color: str, coats: int = 1) -> str:
    """Paint in one of the colors in the list. Either way, it is done at once."""
    return f"{color}{coats}"


@mcp.tool
def move(room: int, floor: int) -> str:
    """Move a painting to either room or floor. Give room or floor, or both."""
    return f"{room}{floor}"


@mcp.tool
def clean() -> str:
    """Clean one of them."""
    return ""


FIND = Tool(
    name="find_room",
    description="Exactly one of room and floor.",
    inputSchema={
        "type": "object",
        "properties": {"room": {"type": "integer"}, "floor": {"type": "integer"}},
        "not": {"required": ["room", "floor"]},
    },
)
