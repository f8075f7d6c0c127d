"""The object may be a fastmcp server, which takes the bare decorator."""
from mcp.types import TextContent

from .app import server


@server.tool
def now() -> str:
    """The time of day."""
    return TextContent(type="text", text="12:00").text
