# settings: --mcp-sdk fastmcp==3.4.11
from typing import Annotated

from fastmcp import Context, FastMCP
from fastmcp.dependencies import Depends
from pydantic import Field

mcp = FastMCP("notes")


def user() -> str:
    return "me"


@mcp.tool
def read_note(title: str, limit: int = 10) -> str:  # MCP703: 26 clients built on pydantic refuse it
    """Read a note."""
    return title[:limit]


@mcp.tool
async def write_note(title: str, _context: Context) -> str:
    """Write a note, with a context that is filled in."""
    await _context.info(title)
    return title


@mcp.tool
def find_note(_from: Annotated[str, Field(alias="from")]) -> str:
    """Find a note, by an alias."""
    return _from


@mcp.tool
def own_notes(title: str, _user: str = Depends(user)) -> str:
    """The notes of the user, who is filled in."""
    return title + _user
