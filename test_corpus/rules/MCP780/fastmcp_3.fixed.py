# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp.server.openapi import RouteMap
from fastmcp.tools import ToolManager  # MCP780: 26 fastmcp.tools.ToolManager does not exist in fastmcp 3.4.11
from fastmcp.tools.tool import ToolResult
from fastmcp.mcp_config import MCPConfig  # MCP780: 5 import fastmcp.mcp_config
