# settings: --mcp-sdk fastmcp==4.2.3
from fastmcp import FastMCP

mcp = FastMCP('home')
mcp.remove_tool('lights')
