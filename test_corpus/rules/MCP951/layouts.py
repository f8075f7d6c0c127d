# settings: --mcp-sdk mcp==2.3.0
from mcp.server.mcpserver import MCPServer
from mcp_types import ToolAnnotations

mcp = MCPServer("museum")


@mcp.tool(annotations=ToolAnnotations(title="List"))  # MCP951: 22 add readOnlyHint
def list_rooms() -> str:
    """List the rooms."""
    return ""


@mcp.tool(
    annotations=ToolAnnotations(  # MCP951: 16 add destructiveHint and idempotentHint
        openWorldHint=False,
        readOnlyHint=False
    )
)
def set_light() -> str:
    """Set the light."""
    return ""


@mcp.tool(
    annotations={  # MCP951: 16 add destructiveHint and idempotentHint
        "title": "Delete",  # for good
    },
)
def delete_room() -> str:
    """Delete a room."""
    return ""
