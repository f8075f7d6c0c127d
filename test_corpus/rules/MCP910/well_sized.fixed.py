import os
from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("museum")


@mcp.tool()
def list_paintings() -> str:
    """List all paintings of the museum, e.g. those of v. Gogh, etc. and others, i.e. all."""
    return ""


@mcp.tool()
def open_room(
    room: Annotated[
        int,
        Field(description="Its number. It is on the plan. It is a number. So it is. Really."),
    ],
) -> str:  # MCP220: 14 "room"
    """Open a room. It is lit. It is heated. Visitors may enter version 1.2.3.

    Args:
        room: Its number. It is on the plan. It is a number. So it is. Really.
    """
    return str(room)


@mcp.tool(description=os.environ["TEXT"])
def close_room(room: int) -> str:
    return str(room)


@mcp.tool()
def heat_room(room: int) -> str:
    """Heat a room to 20 degrees
    and keep it warm
    """
    return str(room)


@mcp.tool(description="Twenty characters ok")
def paint_room(room: int) -> str:
    return str(room)
