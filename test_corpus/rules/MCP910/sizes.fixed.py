from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("museum")


@mcp.tool()
def list_paintings() -> str:
    """List."""  # MCP910: 4 "List." says little with 5 characters
    return ""


@mcp.tool(description="List the rooms. " * 70)  # MCP910: 22 this description has 1119 characters
def list_rooms() -> str:
    return ""


@mcp.tool()
def open_room(
    room: Annotated[int, Field(description="Its number. It is on the plan. It is a number.")],
) -> str:  # MCP220: 14 "room"
    # line+1: MCP910: 4 this description has 5 sentences before its first section
    """Open a room. It is lit. It is heated. Guards come. Visitors may enter.

    Args:
        room: Its number. It is on the plan. It is a number.
    """
    return str(room)
