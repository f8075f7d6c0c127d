# settings: --mcp-sdk mcp==2.3.0
import mcp.server.mcpserver  # MCP780: 7 import mcp.server.mcpserver
import mcp.server.mcpserver.server as official  # MCP780: 7 import mcp.server.mcpserver.server
from mcp import ClientSession, MCPError  # MCP780: 31 mcp.McpError does not exist in mcp 2.3.0 (--mcp-sdk): import mcp.MCPError
from mcp.server.mcpserver import MCPServer as Server  # MCP780: 23 import mcp.server.mcpserver.MCPServer
from mcp.server.mcpserver import (
    Context,
    MCPServer,  # MCP780: 4 mcp.server.fastmcp.FastMCP does not exist
)  # line-3: MCP780: 5 mcp.server.fastmcp does not exist
from mcp.server.mcpserver.exceptions import ResourceError, ToolError  # MCP780: 5 import mcp.server.mcpserver.exceptions
from mcp.shared.exceptions import MCPError as Failure  # MCP780: 34 import mcp.shared.exceptions.MCPError
from mcp.shared.progress import progress  # MCP780: 5 remove the import, or ask for an earlier release
from mcp.types import TextContent, Tool


def fail() -> None:
    raise MCPError.from_error_data(str(ClientSession))
