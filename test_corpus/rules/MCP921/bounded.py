import os
from typing import Annotated, Literal

from fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field

mcp = FastMCP("museum")
REST = dict(os.environ)


@mcp.tool
def open_room(room: Annotated[str, Field(min_length=1)], hour: Annotated[int, Field(ge=0, le=23)]) -> str:
    """Open a room."""
    return f"{room}{hour}"


@mcp.tool
def close_room(room: Literal["a", "b"], note: str = "", lights: bool = True) -> str:
    """Close a room."""
    return f"{room}{note}{lights}"


@mcp.tool
def guard_rooms(rooms: Annotated[set[str], Field(max_length=3)]) -> str:
    """Guard rooms."""
    return f"{rooms}"


@mcp.tool
def clean() -> str:
    """Clean all rooms."""
    return ""


HEAT = Tool(
    name="heat_room",
    description="Heat a room.",
    inputSchema={
        "type": "object",
        "properties": {
            "room": {"type": "string", **REST},
            "plan": {"type": "object", "properties": {"a": {"type": "string"}}},
            "more": {"type": "object", "additionalProperties": False},
            "any": {"description": "Anything."},
        },
        "required": ["room"],
    },
)
