from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("log")

    @mcp.tool()
    def tail(
        # see the manual
        path: str,
        lines=10  # kept short
    ) -> str:
        """The last lines of a log."""
        return path * lines

    return mcp


mcp = create_server()
