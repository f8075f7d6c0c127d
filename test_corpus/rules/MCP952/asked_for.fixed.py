# settings: --mcp-clients directories
from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("museum")


@mcp.tool(annotations=ToolAnnotations(title="List", readOnlyHint=True, destructiveHint=False))
def list_rooms() -> str:
    """List the rooms."""
    return ""


@mcp.tool(
    annotations=ToolAnnotations(
        title="Get",
        readOnlyHint=True,
        destructiveHint=False
        # line+1: MCP952: 8 idempotentHint
    ),
)
def get_room() -> str:
    """Return a room."""
    return ""
