"""Bad name: spaces, slash, empty, >128."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(name="my tool/x")
def t(a: int) -> str:
    return ""


@mcp.tool(name="")
def t2(a: int) -> str:
    return ""


@mcp.tool(name="n" * 130)
def t3(a: int) -> str:
    return ""
