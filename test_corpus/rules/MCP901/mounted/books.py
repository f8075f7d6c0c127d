from fastmcp import FastMCP

books = FastMCP("books")
papers = FastMCP("papers")


# listed as books_search
@books.tool
def search(text: str) -> list[str]:
    """Search the books."""
    return [text]


@books.tool
def lendBook(title: str) -> str:  # MCP901: 4 "lendBook" is no name of two words
    """Lend a book."""
    return title


# not mounted
@papers.tool(name="search")  # MCP901: 18 "search" is no name of two words
def search_papers(text: str) -> list[str]:
    """Search the newspapers."""
    return [text]
