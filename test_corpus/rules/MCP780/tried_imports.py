# settings: --mcp-sdk mcp==2.3.0
from typing import TYPE_CHECKING

try:
    from mcp.server.fastmcp import FastMCP
except ImportError:
    from mcp.server.mcpserver import MCPServer as FastMCP

if TYPE_CHECKING:
    from mcp.server.fastmcp import Context


def version() -> str:
    import mcp

    return str(mcp)
