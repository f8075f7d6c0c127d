# settings: --mcp-sdk fastmcp==4.2.3
from fastmcp import Client, Context, FastMCP
from fastmcp.server.providers.openapi import MCPType, RouteMap  # MCP780: 5 import fastmcp.server.providers.openapi
from fastmcp.server.providers.proxy import ProxyClient  # MCP780: 5 import fastmcp.server.providers.proxy
from fastmcp.tools import FunctionTool, Tool
from fastmcp.tools import ToolResult  # MCP780: 5 fastmcp.tools.tool does not exist in fastmcp 4.2.3
from fastmcp.tools import tool
import fastmcp.tools  # MCP780: 7 import fastmcp.tools
