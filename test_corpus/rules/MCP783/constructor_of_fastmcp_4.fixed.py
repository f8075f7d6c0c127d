# settings: --mcp-sdk fastmcp==4.2.3
from fastmcp import FastMCP

mcp = FastMCP("home")
child = FastMCP("child")
mcp.mount(child, namespace="child")  # MCP783: 17 use namespace=
mcp.mount(child, namespace="other")


@mcp.tool(exclude_args=["room"])  # MCP783: 10 exclude_args
def heat(room: str = "") -> str:
    """Heat a room."""
    return room
