"""A low-level server of the official SDK 2: the handler is an argument."""

from mcp.server.lowlevel import Server
from mcp_types import CallToolResult, ListToolsResult, PaginatedRequestParams, TextContent, Tool

CONVERT = {"name": "convert", "description": "Convert an amount.", "input_schema": {"type": "object"}}  # tool: convert [tool_object]


async def list_tools(ctx, params: PaginatedRequestParams | None) -> ListToolsResult:
    return ListToolsResult(
        tools=[
            Tool(**CONVERT),
            Tool(name="rates", description="The rates.", input_schema={"type": "object"}),  # tool: rates [tool_object]
        ]
    )


async def call_tool(ctx, params) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=params.name)])


server = Server("money", on_list_tools=list_tools, on_call_tool=call_tool)
late = Server("late")


async def list_later(ctx, params) -> ListToolsResult:
    return ListToolsResult(tools=[Tool(name="exchange", input_schema={"type": "object"})])  # tool: exchange [tool_object]


async def list_prompts(ctx, params):
    return {"prompts": [{"name": "explain_rate"}]}


late.add_request_handler("tools/list", PaginatedRequestParams, list_later)
late.add_request_handler("prompts/list", PaginatedRequestParams, list_prompts)
