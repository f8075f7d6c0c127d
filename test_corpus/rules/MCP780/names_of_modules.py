# settings: --mcp-sdk mcp==2.3.0
import mcp
import mcp.server
import mcp.shared.context
from mcp import types
from mcp.shared import exceptions

server = mcp.server.FastMCP("home")  # MCP780: 9 mcp.server.FastMCP does not exist in mcp 2.3.0 (--mcp-sdk): use mcp.server.mcpserver.MCPServer
content = types.Content  # MCP780: 10 use mcp.types.ContentBlock
context = mcp.shared.context.RequestContext  # MCP780: 10 use mcp.server.context.ServerRequestContext
nothing = types.MethodT  # MCP780: 10 mcp.types.MethodT does not exist in mcp 2.3.0 (--mcp-sdk): remove it, or ask for an earlier release


class Refused(mcp.McpError):  # MCP780: 14 use mcp.MCPError
    pass


def fail() -> None:
    try:
        raise mcp.McpError(types.ErrorData(code=1, message="no"))  # MCP780: 14 use mcp.MCPError
    except exceptions.McpError:  # MCP780: 11 use mcp.shared.exceptions.MCPError
        pass
