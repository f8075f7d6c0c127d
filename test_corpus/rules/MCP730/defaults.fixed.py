from typing import Annotated, Any, Literal, Optional

from mcp.server.fastmcp import Context, FastMCP
from pydantic import BaseModel, Field

mcp = FastMCP("logs")


class Range(BaseModel):
    first: int | None = None  # MCP730: 17 first has the default null
    last: Optional[int] = None
    step: int | None = Field(None, description="The step.")  # MCP730: 22 step has the default null


class Unused(BaseModel):
    first: int = None


@mcp.tool()
def tail(path: str, lines: int | None = None) -> str:  # MCP730: 33 lines has the default null
    """The last lines of a log."""
    return f"{path}{lines}"


@mcp.tool()
def head(
    path: str,
    lines: Annotated[int | None, Field(ge=1)] = None,  # MCP730: 41 add "| None" to its type
    kinds: list[str] | None = None,  # MCP730: 23 kinds
    level: Literal["info", "error"] | None = Field(default=None, description="The level."),  # MCP730: 52 level
    colour: str | None = Field(None),  # MCP730: 24 colour
    either: int | str | None = None,  # MCP730: 24 either
    span: Range | None = None,  # MCP730: 18 span
) -> str:
    """The first lines of a log."""
    return f"{path}{lines}{kinds}{level}{colour}{either}{span}"


@mcp.tool()
async def find(
    path: str,
    text: str | None = None,
    word: Optional[str] = None,
    anything: Any = None,
    either: Literal["a", None] = None,
    nothing: None = None,
    untyped=None,  # MCP734: 4 untyped has no annotation
    count: int = 0,
    context: Context = None,
) -> str:
    """Find a text in a log."""
    await context.info(path)
    return f"{text}{word}{anything}{either}{nothing}{untyped}{count}"


@mcp.tool()
def spans(spans: list[Optional[Range]], more: "str | None" = None) -> str:
    """The spans of a log."""
    return f"{spans}{more}"


@mcp.tool()
def sizes(paths: list[str], unit: str = "byte", exact: bool = False) -> str:
    """The sizes of logs."""
    return f"{paths}{unit}{exact}"


@mcp.tool()
def rotate(path: str, keep: int | None = 3) -> str:
    """Rotate a log."""
    return f"{path}{keep}"


@mcp.tool()
def archive(path: str, to: Optional[Range] = None) -> str:
    """Archive a log."""
    return f"{path}{to}"


@mcp.tool()
def level(path: str, at: Literal["info", "error"] | None = None) -> str:
    """Set the level of a log."""
    return f"{path}{at}"


@mcp.tool()
def colour(path: str, of: object = None) -> str:
    """Colour a log."""
    return f"{path}{of}"


@mcp.tool()
def follow(path: str, lines: Annotated[Optional[int], Field(ge=1)] = None) -> str:
    """Follow a log."""
    return f"{path}{lines}"
