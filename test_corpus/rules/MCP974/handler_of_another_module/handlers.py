"""A handler that reads its arguments as they come."""

from mcp_types import CallToolResult, TextContent


async def call_tool(ctx, params) -> CallToolResult:
    """Answer a call."""
    if params.name == "tell":
        return CallToolResult(content=[TextContent(type="text", text=params.arguments["city"])])
    raise ValueError(params.name)
