from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations


def create_server():
    mcp = FastMCP("kiosk")

    @mcp.tool(
        # as the clerks say
        name="list_papers",  # kept short
        annotations=ToolAnnotations(readOnlyHint=True)
    )
    def list_papers() -> list[str]:
        """List the newspapers."""
        return []

    return mcp


mcp = create_server()
