from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("notes")

    @mcp.tool()
    def read_note(
        # see the manual
        title: str,
        _limit: int = 10  # kept short
    ) -> str:
        """Read a note."""
        return title[:_limit]

    return mcp


mcp = create_server()
