"""Keywords of methods where nothing tells the release."""

from fastmcp import FastMCP

mcp = FastMCP("home")


async def show() -> None:
    await mcp.get_tool(key="light")
