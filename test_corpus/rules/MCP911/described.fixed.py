import os
from typing import Annotated

from fastmcp import FastMCP
from mcp.server.fastmcp import FastMCP as Official
from mcp.types import Tool
from pydantic import Field

mcp = FastMCP("museum")
official = Official("museum")


@mcp.tool
def open_room(room: Annotated[int, Field(description="Its number.")]) -> str:
    """Open it."""
    return str(room)


@official.tool()
def close_room(
    room: Annotated[int, Field(description="Its number.")],
    hour: Annotated[int, Field(description="When.")],
) -> str:  # MCP220: 15 "room", "hour"
    """Close it.

    Args:
        room: Its number.
        hour: When.
    """
    return f"{room}{hour}"


@mcp.tool
def close_museum() -> str:
    """Close it."""
    return ""


@mcp.tool
def shut_room(room: int) -> str:
    """Shut it.

    Args:
        room: Its number.
    """
    return str(room)


HEAT = Tool(
    name="heat_room",
    description="Heat it.",
    inputSchema={
        "type": "object",
        "properties": {"room": {"$ref": "#/$defs/room"}, "to": dict(os.environ)},
        "$defs": {"room": {"type": "integer", "description": "Its number."}},
    },
)
