"""Context annotated, Optional context, string annotation."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(ctx: Context, a: int) -> str:
    return ""


@mcp.tool()
def t2(a: int, ctx: Context | None = None) -> str:
    return ""


@mcp.tool()
def t3(a: int, ctx: "Context" = None) -> str:
    return ""
