"""List of an arbitrary class as the return type."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class Bare: pass


@mcp.tool()
def t(a: int) -> list[Bare]:
    return []
