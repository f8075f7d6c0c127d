"""Meta not a dict."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(meta=["x"])
def t(a: int) -> str:
    return ""
