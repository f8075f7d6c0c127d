"""CallToolResult in Optional."""

from mcp.types import CallToolResult
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int) -> CallToolResult | None:
    return None
