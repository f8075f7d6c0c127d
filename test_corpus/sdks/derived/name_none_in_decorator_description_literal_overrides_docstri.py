"""Name=None in decorator, description literal overrides docstring."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(name=None, description="Over.")
def t(a: int) -> str:
    """Doc."""
    return ""
