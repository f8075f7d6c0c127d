# settings: --mcp-sdk mcp==2.3.0
import json, mcp.server.fastmcp  # MCP780: 13 import mcp.server.mcpserver
import mcp.server.fastmcp.exceptions as errors  # MCP780: 7 import mcp.server.mcpserver.exceptions
from mcp.server import fastmcp  # MCP780: 23 import mcp.server.mcpserver
from mcp.server.fastmcp.server import FastMCP  # MCP780: 38 import mcp.server.mcpserver.server.MCPServer

main = mcp.server.fastmcp.FastMCP("main", instructions="Ask mcp.server.fastmcp.")
other = fastmcp.FastMCP("other")
third = FastMCP("third")
caught = (errors.FastMCPError, errors.ToolError)


def report(context: mcp.server.fastmcp.Context, other: fastmcp.Context) -> None:
    print(context, other)
