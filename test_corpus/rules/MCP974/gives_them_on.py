"""A handler that gives its arguments to a function, which reads them."""

from mcp.server.lowlevel import Server
from mcp_types import CallToolResult, TextContent


def tell(arguments: dict) -> str:
    """Tell the weather."""
    return arguments["city"]


async def answer(ctx, params) -> CallToolResult:
    """Answer a call."""
    return CallToolResult(content=[TextContent(type="text", text=tell(params.arguments))])


server = Server("weather", on_call_tool=answer)  # MCP974: 40 nobody checks
