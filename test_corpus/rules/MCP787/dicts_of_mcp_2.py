"""A dict is sent as it is: it has to be JSON, with all that the newest revision requires."""

import os

from mcp.server.lowlevel import Server
from mcp.types import TextContent, Tool

SCHEMA = {"type": "object"}
TOOLS = [{"name": "open_tab", "description": "Open a tab.", "inputSchema": SCHEMA}]
LISTED = [Tool(name="close_tab", description="Close a tab.", input_schema=SCHEMA)]
MORE = dict(os.environ)


async def list_short(context, params) -> dict:
    return {"tools": TOOLS}  # MCP787: 4 lacks "cacheScope", "resultType" and "ttlMs" of revision 2026-07-28


async def list_long(context, params) -> dict:
    if params is None:
        return {"resultType": "complete", "ttlMs": 0, "cacheScope": "private"}  # MCP787: 8 lacks "tools"
    if params.cursor == "a":
        return {"tools": LISTED}  # MCP787: 8 objects in a dict are no JSON
    if params.cursor == "b":
        return {"tools": TOOLS, **MORE}
    if params.cursor == "c":
        return MORE
    return {"tools": TOOLS, "resultType": "complete", "ttlMs": 0, "cacheScope": "private"}


async def call_tool(context, params) -> dict:
    if params.name == "close_tab":
        return {"content": [{"type": "text", "text": "closed"}]}  # MCP787: 8 lacks "resultType"
    if params.name == "open_tab":
        return {"content": [TextContent(type="text", text="open")], "resultType": "complete"}  # MCP787: 8 CallToolResult(content=...)
    if params.name == "move_tab":
        return {"isError": True, "resultType": "complete"}  # MCP787: 8 lacks "content"
    if params.name == "copy_tab":
        return {"resultType": "input_required", "requestState": "7"}
    if params.name == "pin_tab":
        return None  # MCP787: 8 takes whole results of on_call_tool only
    if params.name == "mute_tab":
        return TOOLS  # MCP787: 8 takes whole results of on_call_tool only
    return {"content": [{"type": "text", "text": "done"}], "resultType": "complete"}


first = Server("first", on_list_tools=list_short)
second = Server("second", on_list_tools=list_long, on_call_tool=call_tool)
