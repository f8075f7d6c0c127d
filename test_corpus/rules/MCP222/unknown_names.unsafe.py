from fastmcp import FastMCP

mcp = FastMCP("library")


@mcp.tool
def find_book(title: str, year: int = 0) -> str:
    """Find a book.

    Args:
        title: The title, or the beginning of it.  # MCP222: 8 "titel", which is no parameter of the function: write "title"
        year: The year.
    """
    return f"{title}{year}"


@mcp.tool
def lend_book(title: str) -> str:
    """Lend a book.

    Parameters
    ----------
    title : str
        The title.
    reader : str
        The name of the reader.

    :param shelf: The shelf.
    """
    # line-5: MCP222: 4 "reader", which is no parameter of the function: remove or rename it
    # line-3: MCP222: 11 "shelf", which is no parameter
    return title


@mcp.tool
def return_book(title: str) -> str:
    "Return a book.\n\nArgs:\n    titles: The titles."  # MCP222: 4 write "title"
    return title
