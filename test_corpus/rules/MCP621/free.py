from fastmcp import FastMCP

mcp = FastMCP("press")


@mcp.tool(meta={"com.example.mcp/page": 1, "com.example/mcp": 2})
def print_page(page: int) -> str:
    """Print a page."""
    return str(page)


@mcp.tool(meta={"mcp/page": 1, "mcp": 2})
def proof_page(page: int) -> str:
    """Proof a page."""
    return str(page)


@mcp.tool(meta={"io.modelcontextprotocol/related-task": {"taskId": "1"}})
def bind_book(book: int) -> str:
    """Bind a book."""
    return str(book)


@mcp.tool(meta={"mcp.dev/page": 1})
def cut_paper(sheets: int) -> str:
    """Cut paper."""
    return str(sheets)


@mcp.tool(meta={"com.example/traceparent": 1})
def fold_paper(sheets: int) -> str:
    """Fold paper."""
    return str(sheets)
