"""InputSchema keyword on tool()."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(inputSchema={"type": "object"})
def t(a: int) -> str:
    return ""
