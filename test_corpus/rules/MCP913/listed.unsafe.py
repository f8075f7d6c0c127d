from typing import Annotated, Literal

from fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field

mcp = FastMCP("museum")


@mcp.tool
def open_room(
    lights: Annotated[Literal["on", "off", "dim"], Field(description='Lights: "on", "off" or "dim".')],  # MCP913: 45 the description of "lights" lists its values
    doors: Annotated[Literal["open", "shut", "ajar"], Field(description="One of: open, shut, ajar")] = "open",  # MCP913: 44 "doors"
) -> str:
    """Open a room."""
    return lights + doors


PAINT = Tool(
    name="paint_room",
    description="Paint a room.",
    inputSchema={
        "type": "object",
        "properties": {
            "color": {
                "type": "string",
                "enum": ["red", "green"],
                "description": "The color, `red` | `green`.",  # MCP913: 31 put them into an enum
            }
        },
    },
)
