from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations


def create_server():
    mcp = FastMCP("shelf")

    @mcp.tool(
        # kept short
        annotations=ToolAnnotations(
            # see the manual
            destructiveHint=False
        )
    )
    def delete_book(book: str) -> str:
        """Delete a book for good."""
        return book

    return mcp


mcp = create_server()
