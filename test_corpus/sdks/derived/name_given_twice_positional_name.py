"""Name given twice / positional name."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool("pos", name="kw")
def t(a: int) -> str:
    return ""
