from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations


def create_server():
    mcp = FastMCP("kiosk")

    @mcp.tool(
        # kept short
        annotations=ToolAnnotations(
            # see the manual
            title="List papers"
        )
    )
    def list_papers() -> list[str]:
        """List the newspapers."""
        return []

    return mcp


mcp = create_server()
