from mcp.server import Server

from .protocol.types import LIMIT, ListToolsResult, Tool

SEND = Tool(name="send", input_schema={"type": "object", "maxProperties": LIMIT})  # tool: send [tool_object]


async def list_tools(ctx, params) -> ListToolsResult:
    return ListToolsResult(tools=[SEND])


server = Server("letters", on_list_tools=list_tools)
