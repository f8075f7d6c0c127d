# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("home")


async def setup() -> None:
    await mcp.get_tools()
