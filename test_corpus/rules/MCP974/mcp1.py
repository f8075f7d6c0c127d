"""The low-level server of mcp 1 checks the arguments itself."""

from mcp.server.lowlevel import Server
from mcp.types import TextContent

server = Server("weather")


@server.call_tool()
async def answer(name: str, arguments: dict) -> list[TextContent]:
    """Answer a call."""
    return [TextContent(type="text", text=arguments["city"])]
