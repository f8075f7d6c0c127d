from mcp.server.lowlevel import Server
from mcp.types import ListToolsResult, Tool


async def list_tools(context, params) -> list[Tool]:
    schema = {'type': 'object', 'properties': {}}
    return ListToolsResult(tools=[Tool(name='close_tab', description='Close a tab.', input_schema=schema)])


server = Server('tabs', on_list_tools=list_tools)
