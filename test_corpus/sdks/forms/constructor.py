"""Tools given to the constructor of a server."""

from fastmcp import FastMCP
from fastmcp.tools import Tool, tool


@tool  # tool: list_rooms [decorator]
def list_rooms() -> list[str]:
    """List the rooms."""
    return []


@tool("book_room", tags={"write"})  # tool: book_room [decorator]
def book(room: str) -> str:
    """Book a room."""
    return room


def cancel(room: str) -> str:
    """Cancel a booking."""
    return room


def plain(room: str) -> str:
    """Given to the server as it is."""
    return room


def unused(room: str) -> str:
    """In no list."""
    return room


mcp = FastMCP(
    "hotel",
    tools=[
        list_rooms,
        book,
        Tool.from_function(cancel),  # tool: cancel [tool_object]
        plain,  # tool: plain [constructor]
    ],
)
other = FastMCP("empty", tools=[])
names = dict(tools=[unused])
