# settings: --mcp-clients directories
from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations


def create_server():
    mcp = FastMCP("theatre")

    @mcp.tool(
        # see the manual
        title="List plays",
        annotations=ToolAnnotations(title="List plays", readOnlyHint=True, destructiveHint=False)
    )
    def list_plays() -> list[str]:
        """List the plays."""
        return []

    return mcp


mcp = create_server()
