"""Handlers that do not fit together."""

from mcp_types import CallToolResult, ListToolsResult, TextContent, Tool


async def list_tools(ctx, params) -> ListToolsResult:
    """List the tools."""
    schema = {"type": "object", "properties": {}, "additionalProperties": False}
    return ListToolsResult(tools=[Tool(name="tell_weather", description="Tell the weather.", input_schema=schema)])


async def call_tool(ctx, params) -> CallToolResult:
    """Answer a call."""
    if params.name == "ask":
        return CallToolResult(content=[TextContent(type="text", text="rain")])
    raise ValueError(params.name)
