from fastmcp import FastMCP


def create_server():
    mcp = FastMCP("shelf")

    @mcp.tool(
        # kept short
        annotations={
            # see the manual
            "readOnlyHint": True
        }
    )
    def count_books(shelf: str) -> int:
        """Count the books on a shelf."""
        return 0

    return mcp


mcp = create_server()
