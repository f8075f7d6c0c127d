# settings: --mcp-sdk mcp==2.3.0
from typing import TYPE_CHECKING

import mcp.server.fastmcp.server  # MCP780: 7 import mcp.server.mcpserver.server
from mcp.server.fastmcp import FastMCP as Server  # MCP780: 31 import mcp.server.mcpserver.MCPServer

if TYPE_CHECKING:
    from mcp import types

context = mcp.server.fastmcp.server.RequestContext
Content = list["types.Content"]


def contents(parts: "Server") -> "list[types.Content]":
    found: list[types.Content] = [parts]
    return found
