# settings: --mcp-sdk mcp==2.3.0
from mcp.server.mcpserver import MCPServer

mcp = MCPServer("home")


@mcp.tool()
def open_door(room: str) -> str:
    """Open door in a room."""
    return room


@mcp.tool()
def close_door(room: str) -> str:
    """Close door in a room."""
    return room


@mcp.tool()
def read_meter(room: str) -> str:
    """Read meter in a room."""
    return room
