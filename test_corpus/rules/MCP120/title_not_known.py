import gettext

from mcp.server.fastmcp import FastMCP

_ = gettext.gettext
mcp = FastMCP("archive")


@mcp.tool(title=_("Find a record"), annotations={"title": "Find a record", "readOnlyHint": True})
def find_record(text: str) -> list[str]:
    """Find the records that hold a text."""
    return []


@mcp.tool(title="Read a record", annotations={"title": _("Read a record"), "readOnlyHint": True})
def read_record(number: int) -> str:
    """Read one record."""
    return ""
