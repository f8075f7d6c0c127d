"""Icons as dicts, meta not a dict."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(icons=[{"src": "https://e.org/i.png"}])
def t(a: int) -> str:
    return ""
