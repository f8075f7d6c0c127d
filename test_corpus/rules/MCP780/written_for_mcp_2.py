# settings: --mcp-sdk mcp==2.3.0
from mcp import MCPError
from mcp.server.mcpserver import Context, MCPServer
from mcp.shared.exceptions import UrlElicitationRequiredError
from mcp.types import TextContent, Tool
