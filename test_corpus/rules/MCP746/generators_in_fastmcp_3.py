# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP

mcp = FastMCP("ticker")


@mcp.tool
async def ticks(count: int):
    """Some ticks."""
    for index in range(count):
        yield index
