"""Annotations given as a plain boolean keyword on tool()."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(readOnlyHint=True)
def t(a: int) -> str:
    return ""
