"""A handler that gives its arguments to what is not known."""

from .tools import TOOLS  # not in the project
from mcp.server.lowlevel import Server
from mcp_types import CallToolResult, TextContent



async def answer(ctx, params) -> CallToolResult:
    """Answer a call."""
    tool = TOOLS[params.name]
    return CallToolResult(content=[TextContent(type="text", text=await tool.run(params.arguments))])


server = Server("weather", on_call_tool=answer)
