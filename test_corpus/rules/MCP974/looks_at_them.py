"""A handler that looks at its arguments."""


from mcp.server.lowlevel import Server
from mcp_types import CallToolResult, TextContent



async def answer(ctx, params) -> CallToolResult:
    """Answer a call."""
    if "city" not in params.arguments:
        raise ValueError("city is missing")
    return CallToolResult(content=[TextContent(type="text", text=params.arguments["city"])])


server = Server("weather", on_call_tool=answer)
