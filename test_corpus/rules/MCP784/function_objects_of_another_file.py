# settings: --mcp-sdk fastmcp==4.2.3
from fastmcp import FastMCP

from function_objects import rooms, search

mcp = FastMCP("garden")


@mcp.tool
def find(query: str) -> str:
    """Find something in the garden."""
    return f"{search.fn(query)}{rooms.fn()}"  # MCP784: 14 search.fn does not exist in fastmcp 4.2.3 | MCP784: 32 rooms.fn
