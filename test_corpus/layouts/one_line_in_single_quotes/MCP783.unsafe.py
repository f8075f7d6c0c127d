# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP

mcp = FastMCP('home', on_duplicate='error')
