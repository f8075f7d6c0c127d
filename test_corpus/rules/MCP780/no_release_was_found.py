from mcp.server.fastmcp import Context, FastMCP
from mcp.shared.exceptions import McpError
