# settings: --mcp-sdk fastmcp==4.2.3
"""Keywords that methods of a server had in fastmcp 3."""

from fastmcp import FastMCP
from fastmcp.tools import Tool

mcp = FastMCP("home")


def light(room: str) -> str:
    """Switch a light."""
    return room


@mcp.prompt()  # MCP783: 12 task= is no keyword of prompt() in fastmcp 4.2.3
def beg(room: str) -> str:
    """Beg for a light."""
    return room


async def show() -> None:
    await mcp.call_tool("light", {})  # MCP783: 37 task_meta= is no keyword of call_tool()
    await mcp.call_tool("light", {})


first = Tool.from_tool(Tool.from_function(light), serializer=str)  # MCP783: 50 use ToolResult as return value
