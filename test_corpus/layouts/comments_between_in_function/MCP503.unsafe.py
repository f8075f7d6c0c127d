from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations


def create_server():
    mcp = FastMCP("shelf")

    @mcp.tool(
        # for the form
        annotations=ToolAnnotations(
            # see the manual
            readOnlyHint=True,
            destructiveHint=False  # kept short
        )
    )
    def clear_shelf(shelf: str) -> str:
        """Take every book off a shelf."""
        return shelf

    return mcp


mcp = create_server()
