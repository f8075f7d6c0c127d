# settings: --mcp-sdk fastmcp==3.4.11
"""Keywords that methods of a server had in fastmcp 2."""

from fastmcp import FastMCP
from fastmcp.tools import Tool

from registry import Registry

mcp = FastMCP("home")
registry = Registry()


def light(room: str) -> str:
    """Switch a light."""
    return room


@mcp.prompt(enabled=False)  # MCP783: 12 enabled= is no keyword of prompt() in fastmcp 3.4.11
def ask(room: str) -> str:
    """Ask for a light."""
    return room


@mcp.prompt(task=False)
def beg(room: str) -> str:
    """Beg for a light."""
    return room


@mcp.resource("home://lights", enabled=True)  # MCP783: 31 use disable() of the server
def lights() -> str:
    """The lights."""
    return ""


async def show() -> None:
    await mcp.get_tool(key="light")  # MCP783: 23 key= is no keyword of get_tool() in fastmcp 3.4.11 (--mcp-sdk), which raises TypeError: use name=
    await mcp.get_resource(key="home://lights")  # MCP783: 27 use uri=
    await mcp.get_prompt(name="ask")
    await registry.get_tool(key="light")
    await mcp.call_tool("light", {}, task_meta=None)
    registry.run(transport="sse", mount_path="/lights")


first = Tool.from_tool(Tool.from_function(light), enabled=True)  # MCP783: 50 enabled= is no keyword of from_tool()
second = Tool.from_tool(Tool.from_function(light), name="second", serializer=str)
third = registry.from_tool(first, enabled=True)
try:
    fourth = Tool.from_tool(first, enabled=False)
except TypeError:
    fourth = first
