"""Structured_output=True without annotation."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(structured_output=True)
def t(a: int):
    return ""
