# settings: --mcp-sdk mcp==2.3.0
from mcp.server.mcpserver import (
    MCPServer as FastMCP,  # MCP780: 4 import mcp.server.mcpserver.MCPServer
)

__all__ = ["FastMCP", "MCPServer"]


class MCPServer:
    def __init__(self) -> None:
        self.server: "FastMCP | None" = FastMCP("home")
