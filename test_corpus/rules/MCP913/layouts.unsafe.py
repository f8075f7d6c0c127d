"""Values in texts, of different kinds and layouts."""

import typing
from typing import Annotated

from fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field

mcp = FastMCP("museum")


@mcp.tool
def open_room(
    lights: typing.Annotated[typing.Literal["on", "off", "dim"], Field(description="Either on, off, or dim.")],  # MCP913: 52 "lights"
    doors: Annotated[
        str,
        Field(description="'open' or 'shut'"),  # MCP913: 26 "doors"
    ] = "ajar",
    people: typing.Literal["all", "some", "none"] = Field("all", description="One of all | some | none"),  # MCP913: 43 "people"
    music: Annotated["str", Field(description="`loud`/`soft`")] = "loud",  # MCP913: 46 "music"
    heat: Annotated[str, Field(description='"on", "off", and so on')] = "on",
) -> str:
    """Open a room."""
    return lights + doors + people + music + heat


PAINT = Tool(
    name="paint_room",
    description="Paint a room.",
    inputSchema={
        "type": "object",
        "properties": {
            'color': {'type': 'string', 'enum': ['red', 'green'], 'description': 'The color, "red" or "green".'},  # MCP913: 55 "color"
            "walls": dict(description="One of: all, some, none", type="string", enum=["all", "some", "none"]),  # MCP913: 38 "walls"
        },
    },
)
