from mcp.server.fastmcp import Context, FastMCP
from pydantic import Field

mcp = FastMCP("notes")


@mcp.tool()
def read_note(title: str, limit: int = 10) -> str:  # MCP703: 26 _limit starts with an underscore
    """Read a note."""
    return title[:limit]


@mcp.tool()
async def write_note(title: str, context: Context) -> str:  # MCP703: 33 mcp 1.30.0 raises InvalidSignature
    """Write a note, with a context that is filled in."""
    await context.info(title)
    return title


@mcp.tool()
def find_note(from_: str = Field(validation_alias="from")) -> str:  # MCP703: 14 _from
    """Find a note, by an alias."""
    return from_


@mcp.tool()
def rename_note(title: str, new_: str, a_b: int = 1) -> str:
    """Rename a note."""
    return f"{title}{new_}{a_b}"


@mcp.tool()
def delete_note(title: str) -> str:
    """Delete a note."""

    def inner(_title: str) -> str:
        return _title

    return inner(title)


class Shelf:
    """Notes on a shelf, which are no tools."""

    def move_note(self, _title: str) -> str:
        """Move a note."""
        return _title


@mcp.tool()
def move_note(title: str) -> str:  # MCP703: 14 _title
    """Move a note on the shelf, whose method keeps its parameter."""
    return Shelf().move_note(_title=title)
