from typing import Annotated, Literal

from fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("museum")


@mcp.tool
def open_room(lights: Annotated[Literal["on", "off"], Field(description='"on" or "off".')]) -> str:
    """Open a room."""
    return lights


@mcp.tool
def close_room(note: Annotated[str, Field(description='A note, such as "closed", "back soon".')]) -> str:
    """Close a room."""
    return note


@mcp.tool
def heat_room(degrees: Annotated[int, Field(description='"19" or "20".')]) -> str:
    """Heat a room."""
    return str(degrees)


@mcp.tool
def paint_room(color: Annotated[str, Field(description="One of the colors in the list, or another.")]) -> str:
    """Paint a room in "red" or "green"."""
    return color


@mcp.tool
def name_room(name: Annotated[str, Field(description='The name, without "The".')]) -> str:
    """Name a room."""
    return name


@mcp.tool
def label_rooms(labels: Annotated[str, Field(description='JSON array of labels, each with "x" and "y", "text" or "image".')]) -> str:
    """Label rooms: the quoted words are parts of what the text holds."""
    return labels


@mcp.tool
def list_rooms(kinds: Annotated[str, Field(description='Comma-separated kinds: "hall", "office".')]) -> str:
    """List rooms: several of the words may be given."""
    return kinds


@mcp.tool
def find_rooms(state: Annotated[str, Field(description="The state (empty for all, 'open', 'closed', etc.).")]) -> str:
    """Find rooms: the list goes on."""
    return state
