# settings: --mcp-clients directories
from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("theatre")

    @mcp.tool(
        # see the manual
        title="List plays"
    )
    def list_plays() -> list[str]:
        """List the plays."""
        return []

    return mcp


mcp = create_server()
