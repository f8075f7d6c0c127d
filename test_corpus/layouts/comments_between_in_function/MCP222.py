from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("library")

    @mcp.tool()
    def find_book(title: str) -> str:
        """Find a book.

        Args:
            titel: The title, or the beginning of it.
        """
        return title

    return mcp


mcp = create_server()
