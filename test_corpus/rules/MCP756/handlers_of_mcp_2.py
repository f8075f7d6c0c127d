from mcp.server.lowlevel import Server
from mcp.types import CallToolResult, ListToolsResult, TextContent, Tool


async def list_tools(context, params) -> ListToolsResult:
    return ListToolsResult(
        tools=[
            Tool(name="close_tab", description="Close a tab.", input_schema={"type": "object"}),
            Tool(name="open_tab", description="Open a tab.", input_schema={"type": "object"}),  # MCP756: 22 "open_tab" is listed
        ]
    )


async def call_tool(context, params) -> CallToolResult:
    if params.name == "close_tab":
        return CallToolResult(content=[TextContent(type="text", text="closed")])
    raise ValueError(f"unknown tool: {params.name}")


server = Server("tabs", on_list_tools=list_tools, on_call_tool=call_tool)
