# settings: --mcp-sdk mcp==2.3.0
import mcp_tools.server.fastmcp
from .mcp.server.fastmcp import FastMCP
from mcpx.server.fastmcp import Context
