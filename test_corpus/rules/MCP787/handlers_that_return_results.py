from mcp.server.lowlevel import Server
from mcp.types import CallToolResult, ListToolsResult, TextContent, Tool


class Tabs:
    async def list_tools(self, context, params) -> ListToolsResult:
        return ListToolsResult(
            tools=[
                Tool(name="close_tab", description="Close a tab.", input_schema={"type": "object"}),
                Tool(name="open_tab", description="Open a tab.", input_schema={"type": "object"}),
                Tool(name="move_tab", description="Move a tab.", input_schema={"type": "object"}),
            ]
        )

    async def call_tool(self, context, params) -> CallToolResult:
        result = CallToolResult(content=[TextContent(type="text", text=params.name)])
        return result


tabs = Tabs()
server = Server("tabs", on_list_tools=tabs.list_tools, on_call_tool=tabs.call_tool)


async def more(context, params, *, cached: bool = True) -> ListToolsResult:
    return ListToolsResult(tools=[])


other = Server("others", on_list_tools=more)
