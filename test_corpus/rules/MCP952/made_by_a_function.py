"""Annotations that one function makes for tools of both kinds: nothing can be left out of it."""

from fastmcp import FastMCP
from mcp.types import ToolAnnotations

from elsewhere import READING

mcp = FastMCP("museum")


def hints(reads: bool, destroys: bool = False) -> ToolAnnotations:
    """The annotations of a tool."""
    return ToolAnnotations(readOnlyHint=reads, destructiveHint=destroys)


@mcp.tool(annotations=hints(True))
def list_rooms() -> str:
    """List the rooms."""
    return ""


@mcp.tool(annotations=hints(False))
def paint_room() -> str:
    """Paint a room."""
    return ""


@mcp.tool(annotations={"readOnlyHint": READING, "destructiveHint": False})
def get_room() -> str:
    """Return a room."""
    return ""
