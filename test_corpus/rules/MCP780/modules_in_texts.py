# settings: --mcp-sdk mcp==2.3.0
import mcp.server.fastmcp  # MCP780: 7 import mcp.server.mcpserver
import mcp.server.fastmcp.server as servers  # MCP780: 7 import mcp.server.mcpserver.server
from mcp.server.fastmcp.server import (  # MCP780: 5 mcp.server.fastmcp does not exist
    Context,
    FastMCP,  # MCP780: 4 import mcp.server.mcpserver.server.MCPServer
    RequestContext,  # MCP780: 4 import mcp.server.context.ServerRequestContext
)
from mcp.shared.exceptions import McpError  # MCP780: 34 import mcp.shared.exceptions.MCPError


def contexts() -> tuple[type, ...]:
    import mcp.server.fastmcp.server as apart  # MCP780: 11 import mcp.server.mcpserver.server

    return (apart.RequestContext,)


class Refused(McpError):
    pass


def report(context: "mcp.server.fastmcp.Context", server: "servers.FastMCP") -> tuple[type, ...]:
    """Tell what the servers. say."""
    return FastMCP, RequestContext, Context


def errors() -> tuple[type, ...]:
    from mcp.server.fastmcp.exceptions import (  # MCP780: 9 mcp.server.fastmcp does not exist
        ToolError,
        ValidationError,  # MCP780: 8 remove the import
    )

    return ToolError, ValidationError
