# settings: --mcp-sdk fastmcp==4.2.3
from fastmcp import FastMCP

mcp = FastMCP('home')
mcp.local_provider.remove_tool('lights')
