from typing import Annotated

import pydantic
from mcp.server.fastmcp import FastMCP
from pydantic import BaseModel, Field

mcp = FastMCP("museum")


class Plan(BaseModel):
    room: int = Field(3)


@mcp.tool()
def hang(room: int = 3, wall: str = "left") -> str:  # MCP930: 21 the default of "room" is a Field(...) | MCP930: 43 "wall"
    """Hang a painting."""
    return f"{room}{wall}"


@mcp.tool()
def take_down(
    room: int = Field(  # MCP930: 16 "room"
        description="Its number.",
    ),
) -> str:
    """Take a painting down."""
    return str(room)


@mcp.tool()
def move(room: Annotated[int, Field(ge=1)] = 3, wall: str = "Field(x)") -> str:
    """Move a painting."""
    return f"{room}{wall}"


@mcp.tool()
def clean(plan: Plan, field: int = 1) -> str:
    """Clean a painting."""
    return f"{plan}{field}"


@mcp.tool()
def open_museum() -> str:
    """Open the museum."""
    return ""


@mcp.tool()
def close_museum(hour: int) -> str:
    """Close the museum."""
    return str(hour)


@mcp.tool()
def light(lamps: int = len("Field()")) -> str:
    """Light the museum."""
    return str(lamps)


@mcp.tool()
def polish_1() -> str:
    """Polish the floor once."""
    return ""


@mcp.tool()
def polish_2() -> str:
    """Polish the floor twice."""
    return ""


@mcp.tool()
def polish_3() -> str:
    """Polish the floor three times."""
    return ""
