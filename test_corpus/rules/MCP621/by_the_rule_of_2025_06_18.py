# revision: 2025-06-18
from fastmcp import FastMCP

mcp = FastMCP("press")


@mcp.tool(meta={"mcp.dev/page": 1})  # MCP621: 16 belongs to MCP in revision 2025-06-18
def print_page(page: int) -> str:
    """Print a page."""
    return str(page)


@mcp.tool(meta={"io.modelcontextprotocol/page": 1, "baggage": 2})
def proof_page(page: int) -> str:
    """Proof a page."""
    return str(page)
