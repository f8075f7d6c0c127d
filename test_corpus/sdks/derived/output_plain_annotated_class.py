"""Output: plain annotated class."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class Plain:
    x: int
    y: str = "k"


@mcp.tool()
def t_plain() -> Plain: return Plain()
