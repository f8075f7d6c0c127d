# settings: --mcp-sdk mcp==2.3.0
from mcp.server.fastmcp import FastMCP  # MCP780: 31 import mcp.server.mcpserver.MCPServer

server = FastMCP("home")


def made(FastMCP: type) -> object:
    return FastMCP("other")
