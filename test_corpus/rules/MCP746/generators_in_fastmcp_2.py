# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("ticker")


@mcp.tool
async def ticks(count: int):
    """Some ticks."""
    for index in range(count):
        yield index  # MCP746: 8 fastmcp 2.14.7
