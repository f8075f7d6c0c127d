from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations


def create_server():
    mcp = FastMCP("kiosk")

    @mcp.tool(
        # for the form
        annotations=ToolAnnotations(
            # see the manual
            readOnlyHint=True
        )
    )
    def list_papers() -> list[str]:
        """List the newspapers."""
        return []

    return mcp


mcp = create_server()
