"""A handler that uses no arguments."""


from mcp.server.lowlevel import Server
from mcp_types import CallToolResult, TextContent



async def answer(ctx, params) -> CallToolResult:
    """Answer a call."""
    return CallToolResult(content=[TextContent(type="text", text=params.name)])


server = Server("weather", on_call_tool=answer)
