# settings: --mcp-sdk mcp==1.30.0
from mcp.server.lowlevel import Server
from mcp.types import CallToolResult, TextContent

server = Server("shell")


async def call_tool(context, params) -> CallToolResult:
    old = server.request_context
    text = f"{context.request_id}{old}"
    return CallToolResult(content=[TextContent(type="text", text=text)])


server.add_request_handler("tools/call", dict, call_tool)
server.request_handlers[dict] = call_tool
known = server.notification_handlers
tasks = server.experimental
options = server.create_initialization_options()
