"""Un-annotated ctx."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(ctx, a: int) -> str:
    return ""
