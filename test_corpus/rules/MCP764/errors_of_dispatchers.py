"""A handler of tools/call: that there is no such tool is an error of the protocol, a wrong argument is not."""

from mcp import MCPError
from mcp.server.lowlevel import Server
from mcp.types import INVALID_PARAMS, CallToolResult, TextContent

TOOLS = {"close_tab", "open_tab"}


async def call_tool(context, params) -> CallToolResult:
    name = params.name
    arguments = params.arguments or {}
    if name not in TOOLS:
        raise MCPError(INVALID_PARAMS, f"Unknown tool: {name}")
    if params.name == "close_tab":
        if "index" not in arguments:
            raise MCPError(INVALID_PARAMS, "index is missing")  # MCP764: 18 return a result with is_error=True
        return CallToolResult(content=[TextContent(type="text", text="closed")])
    if name in ("open_tab", "show_tab") and arguments:
        if "url" not in arguments:
            raise MCPError(INVALID_PARAMS, "url is missing")  # MCP764: 18 return a result with is_error=True
    elif name == "move_tab" or name == "copy_tab":
        raise MCPError(INVALID_PARAMS, "index is missing")  # MCP764: 14 protocol error
    elif name in TOOLS:
        raise MCPError(INVALID_PARAMS, f"Not ready: {name}")
    elif len(name) == 0 or not name:
        raise MCPError(INVALID_PARAMS, "No name")
    else:
        raise MCPError(INVALID_PARAMS, f"Unknown tool: {name}")
    return CallToolResult(content=[])


async def call_other_tool(context, params) -> CallToolResult:
    match params.name:
        case "close_tab" | "open_tab":
            raise MCPError(INVALID_PARAMS, "index is missing")  # MCP764: 18 return a result with is_error=True
        case "show_tab":
            return CallToolResult(content=[])
        case _:
            raise MCPError(INVALID_PARAMS, f"Unknown tool: {params.name}")


async def call_any_tool(context, params) -> CallToolResult:
    if context is not None:
        raise MCPError(INVALID_PARAMS, "There are no tools")
    raise MCPError(INVALID_PARAMS, "There are no tools")


server = Server("tabs", on_call_tool=call_tool)
other = Server("more-tabs", on_call_tool=call_other_tool)
empty = Server("no-tabs", on_call_tool=call_any_tool)
