from mcp.server.lowlevel import Server
from mcp.types import CallToolResult, ListToolsResult, TextContent, Tool

TOOLS = [
    Tool(name="close_tab", description="Close a tab.", input_schema={"type": "object"}),
    Tool(name="open_tab", description="Open a tab.", input_schema={"type": "object"}),
]


async def list_tools(context, params) -> list[Tool]:
    return [*TOOLS]  # MCP787: 4 mcp 2.3.0 takes whole results of on_list_tools only


async def call_tool(context, params) -> str:
    if params.name == "open_tab":
        return CallToolResult(content=[])
    if params.name == "close_tab":
        return CallToolResult(content=[TextContent(type="text", text="closed")])  # MCP787: 8 return CallToolResult(content=...)
    return f"unknown: {params.name}"  # MCP787: 4 mcp 2.3.0


def list_sync(context, params) -> ListToolsResult:
    return ListToolsResult(tools=TOOLS)


async def list_alone() -> ListToolsResult:
    return ListToolsResult(tools=TOOLS)


async def list_right(context, params) -> ListToolsResult:
    return ListToolsResult(tools=TOOLS)


first = Server("first", on_list_tools=list_tools, on_call_tool=call_tool)
second = Server("second", on_list_tools=list_sync)  # MCP787: 40 list_sync is called with a context and parameters
third = Server("third", on_list_tools=list_alone)  # MCP787: 38 write async def list_alone(context, params)
fourth = Server("fourth", on_list_tools=list_right)
