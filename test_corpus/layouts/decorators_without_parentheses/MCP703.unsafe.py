# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("notes")


@mcp.tool
def read_note(title: str, limit: int = 10) -> str:
    """Read a note."""
    return title[:limit]
