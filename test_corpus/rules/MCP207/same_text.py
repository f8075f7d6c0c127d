from mcp.server.fastmcp import FastMCP

mcp = FastMCP("library")
TEXT = "Find something in the library."


@mcp.tool()
def list_books() -> str:
    """List what is in the library."""
    return ""


@mcp.tool()
def list_records() -> str:
    """List what is  in the library."""  # MCP207: 4 "list_records" has the same description as "list_books"
    return ""


@mcp.tool(description="Lend something to a reader.")
def lend_book(title: str) -> str:
    return title


@mcp.tool(description="Lend something to a reader.")  # MCP207: 22 "lend_record" has the same description as "lend_book"
def lend_record(title: str) -> str:
    return title


TEXTS = [
    {"name": "sort_books", "description": "Sort them.", "inputSchema": {"type": "object"}},
    {"name": "sort_records", "description": "Sort them.", "inputSchema": {"type": "object"}},
]
