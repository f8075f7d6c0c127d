"""Handlers given to low-level servers of the official SDK 2, in reach and not."""

import handlers
from mcp.server import Server
from mcp_types import ListToolsResult, Tool

METHOD = "tools/list"


async def list_one(ctx, params) -> ListToolsResult:
    return ListToolsResult(tools=[Tool(name="one", input_schema={"type": "object"})])  # tool: one [tool_object]


one = Server("one", on_list_tools=list_one)
elsewhere = Server("elsewhere", on_list_tools=handlers.list_tools)  # unread: the handler of on_list_tools is not in reach
ordinary = dict(on_list_tools=list_one)
one.add_request_handler("ping", list_one)
one.add_request_handler(METHOD)
