"""A handler that reads its arguments through a variable."""

from mcp.server.lowlevel import Server
from mcp_types import CallToolRequestParams, CallToolResult, TextContent


async def answer(ctx, params: CallToolRequestParams) -> CallToolResult:
    """Answer a call."""
    arguments = params.arguments or {}
    city = arguments.get("city", "Bern")
    return CallToolResult(content=[TextContent(type="text", text=city)])


server = Server(
    "weather",
    on_call_tool=answer,  # MCP974: 17 validate them against the input schema
)
