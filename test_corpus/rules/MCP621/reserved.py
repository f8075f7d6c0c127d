from fastmcp import FastMCP

mcp = FastMCP("press")


@mcp.tool(meta={"io.modelcontextprotocol/page": 1})  # MCP621: 16 the prefix of "io.modelcontextprotocol/page" belongs to MCP
def print_page(page: int) -> str:
    """Print a page."""
    return str(page)


@mcp.tool(meta={"dev.mcp/page": 1, "com.MCP.tools/page": 2})  # MCP621: 16 belongs to MCP | MCP621: 35 belongs to MCP
def proof_page(page: int) -> str:
    """Proof a page."""
    return str(page)


@mcp.tool(meta={"traceparent": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"})  # MCP621: 16 reserved for what the protocol says of requests
def bind_book(book: int) -> str:
    """Bind a book."""
    return str(book)


@mcp.tool(meta={"progressToken": 3})  # MCP621: 16 "progressToken" in "_meta" is reserved
def cut_paper(sheets: int) -> str:
    """Cut paper."""
    return str(sheets)
