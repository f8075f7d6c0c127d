"""**kwargs."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int, **kwargs: str) -> str:
    return ""
