from typing import Annotated

from fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field

mcp = FastMCP("museum")


@mcp.tool
def open_room(room: int, hour: int, note: Annotated[str, Field(description="For the guards.")]) -> str:  # MCP911: 14 "room" and 1 more have no description
    """Open it."""
    return f"{room}{hour}{note}"


@mcp.tool
def close_room(number: int) -> str:  # MCP911: 15 "number" has no description
    """Close a room."""
    return str(number)


HEAT = Tool(
    name="heat_room",
    description="Heat it.",
    inputSchema={
        "type": "object",
        "properties": {"room": {"type": "integer"}, "to": {"description": "Degrees."}},  # MCP911: 23 "room" has no description
    },
)
