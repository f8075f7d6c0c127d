"""Annotations as a dict."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(annotations={"readOnlyHint": True, "title": "T"})
def t(a: int) -> str:
    return ""
