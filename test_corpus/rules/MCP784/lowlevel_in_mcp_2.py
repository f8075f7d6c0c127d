# settings: --mcp-sdk mcp==2.3.0
from mcp.server.lowlevel import Server
from mcp.types import CallToolResult, TextContent

server = Server("shell")


async def call_tool(context, params) -> CallToolResult:
    old = server.request_context  # MCP784: 17 request_context does not exist in mcp 2.3.0 (--mcp-sdk): use the context
    text = f"{context.request_id}{old}"
    return CallToolResult(content=[TextContent(type="text", text=text)])


server.add_request_handler("tools/call", dict, call_tool)
server.request_handlers[dict] = call_tool  # MCP784: 7 use add_request_handler(...)
known = server.notification_handlers  # MCP784: 15 notification_handlers does not exist
tasks = server.experimental  # MCP784: 15 experimental does not exist in mcp 2.3.0 (--mcp-sdk): remove it
options = server.create_initialization_options()
