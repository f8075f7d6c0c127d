from app import mcp, server


@mcp.tool()  # MCP005: 5 which SDK makes the tool "list_books"
def list_books(limit: int) -> str:
    """List the books of the library."""
    return str(limit)


@server.tool(name="find")  # MCP005: 8 which SDK makes the tool "find"
def find_book(title: str) -> str:
    """Find a book."""
    return title


def lend_book(title: str) -> str:
    """Lend a book."""
    return title


mcp.tool()(lend_book)  # MCP005: 4 which SDK makes the tool "lend_book"
