from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("logs")

    @mcp.tool()
    def tail(
        # see the manual
        path: str,
        lines: int = None  # kept short
    ) -> str:
        """The last lines of a log."""
        return f"{path}{lines}"

    return mcp


mcp = create_server()
