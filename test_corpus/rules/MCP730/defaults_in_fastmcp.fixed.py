# settings: --mcp-sdk fastmcp==3.4.11
from typing import Annotated

from fastmcp import Context, FastMCP
from fastmcp.dependencies import Depends
from pydantic import Field

mcp = FastMCP("logs")


def user() -> str:
    return "me"


@mcp.tool
def tail(path: str, lines: int | None = None) -> str:  # MCP730: 33 lines has the default null
    """The last lines of a log."""
    return f"{path}{lines}"


@mcp.tool
def head(path: str, lines: Annotated[int | None, "How many lines."] = None) -> str:  # MCP730: 63 lines
    """The first lines of a log."""
    return f"{path}{lines}"


@mcp.tool
def own(path: str, ctx: Context = None, who: str = Depends(user)) -> str:
    """The own lines of a log."""
    return f"{path}{ctx}{who}"


@mcp.tool
def find(path: str, text: Annotated[str | None, Field(description="The text.")] = None) -> str:
    """Find a text in a log."""
    return f"{path}{text}"


@mcp.tool
def lock(room: str) -> str:
    """Lock in a room."""
    return room


@mcp.tool
def unlock(room: str) -> str:
    """Unlock in a room."""
    return room
