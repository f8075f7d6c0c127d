import os
from typing import Annotated

from fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("museum")


@mcp.tool
def open_room(room: int, hour: int = 9) -> str:
    """Open a room, at 9 unless told otherwise."""
    return f"{room}{hour}"


@mcp.tool
def heat_room(degrees: Annotated[int, Field(description="How warm (default: comfortable).")] = 19) -> str:
    """Heat a room."""
    return str(degrees)


@mcp.tool
def paint_room(color: str = "", coats: int | None = None, dry: bool = False) -> str:
    """Paint a room."""
    return f"{color}{coats}{dry}"


@mcp.tool(description=os.environ["TEXT"])
def light_room(lamps: int = 3) -> str:
    return str(lamps)


@mcp.tool
def guard_room(guards: Annotated[int, Field(description="How many, two if omitted.")] = 2) -> str:
    """Guard a room."""
    return str(guards)


@mcp.tool
def clean_room(tool: str = os.environ["BROOM"]) -> str:
    """Clean a room."""
    return tool
