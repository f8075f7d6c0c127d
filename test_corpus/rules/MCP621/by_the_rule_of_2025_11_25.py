# revision: 2025-11-25
from fastmcp import FastMCP

mcp = FastMCP("press")


@mcp.tool(meta={"io.modelcontextprotocol/page": 1, "mcp.dev/page": 2, "com.example.mcp/page": 3})  # MCP621: 16 "io.modelcontextprotocol/page"
def print_page(page: int) -> str:
    """Print a page."""
    return str(page)


@mcp.tool(meta={"traceparent": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"})
def bind_book(book: int) -> str:
    """Bind a book."""
    return str(book)
