from typing import Annotated

from fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field

mcp = FastMCP("museum")


@mcp.tool
def open_room(room: int, hour: int = 9, lights: bool = True) -> str:  # MCP912: 37 neither the description of "hour" nor that of the tool tells of the default 9 | MCP912: 55 "lights"
    """Open a room in the morning."""
    return f"{room}{hour}{lights}"


@mcp.tool
def heat_room(degrees: Annotated[int, Field(description="How warm.")] = 19) -> str:  # MCP912: 72 default 19
    """Heat a room."""
    return str(degrees)


PAINT = Tool(
    name="paint_room",
    description="Paint a room.",
    inputSchema={"type": "object", "properties": {"color": {"type": "string", "default": "red"}}},  # MCP912: 89 default "red"
)
