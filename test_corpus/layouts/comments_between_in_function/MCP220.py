from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("library")

    @mcp.tool()
    def find_book(
        # see the manual
        title: str
    ) -> str:
        """Find a book.

        Args:
            title: The title, or the beginning of it.
        """
        return title

    return mcp


mcp = create_server()
