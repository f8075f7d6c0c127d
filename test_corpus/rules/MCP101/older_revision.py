# revision: 2025-06-18
from mcp.server.fastmcp import FastMCP

mcp = FastMCP("legacy")


@mcp.tool(name="old style name")
def old() -> str:
    """Return something old."""
    return ""
