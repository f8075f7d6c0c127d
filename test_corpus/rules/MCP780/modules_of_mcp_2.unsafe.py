# settings: --mcp-sdk mcp==2.3.0
import json, mcp.server.mcpserver  # MCP780: 13 import mcp.server.mcpserver
import mcp.server.mcpserver.exceptions as errors  # MCP780: 7 import mcp.server.mcpserver.exceptions
from mcp.server import mcpserver  # MCP780: 23 import mcp.server.mcpserver
from mcp.server.mcpserver.server import MCPServer  # MCP780: 38 import mcp.server.mcpserver.server.MCPServer

main = mcp.server.mcpserver.MCPServer("main", instructions="Ask mcp.server.fastmcp.")
other = mcpserver.MCPServer("other")
third = MCPServer("third")
caught = (errors.MCPServerError, errors.ToolError)


def report(context: mcp.server.mcpserver.Context, other: mcpserver.Context) -> None:
    print(context, other)
