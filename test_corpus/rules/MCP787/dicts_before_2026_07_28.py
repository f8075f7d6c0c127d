# revision: 2025-11-25
"""Earlier revisions require less of a result."""

from mcp.server.lowlevel import Server

SCHEMA = {"type": "object"}


async def list_tools(context, params) -> dict:
    return {"tools": [{"name": "close_tab", "description": "Close a tab.", "inputSchema": SCHEMA}]}


async def call_tool(context, params) -> dict:
    if params.name == "close_tab":
        return {"content": [{"type": "text", "text": "closed"}]}
    return {"isError": True}  # MCP787: 4 lacks "content" of revision 2025-11-25


server = Server("tabs", on_list_tools=list_tools, on_call_tool=call_tool)
