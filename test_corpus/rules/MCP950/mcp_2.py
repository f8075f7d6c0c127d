# settings: --mcp-sdk mcp==2.3.0
from mcp.server.mcpserver import MCPServer
from mcp_types import Tool

mcp = MCPServer("museum")


@mcp.tool()  # MCP950: 5 "list_rooms" has no annotations
def list_rooms() -> str:
    """List the rooms."""
    return ""


GET = Tool(name="get_room", description="Return a room.", input_schema={"type": "object"})  # MCP950: 6 "get_room"
