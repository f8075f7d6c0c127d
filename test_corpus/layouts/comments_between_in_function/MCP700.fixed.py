from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("clock")

    @mcp.tool()
    def now() -> str:
        """The time."""
        return "12:00"

    return mcp


mcp = create_server()
