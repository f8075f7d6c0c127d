# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP

mcp = FastMCP("half")


@mcp.tool(name="convert")
def convert(value: float) -> float:
    """Convert a value."""
    return value


@mcp.tool(name="convert", version="2")  # MCP104: 15 on line 7
def convert_again(value: float) -> float:
    """Convert a value with more digits."""
    return value
