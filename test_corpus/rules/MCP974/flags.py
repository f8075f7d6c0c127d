"""A handler whose conditions choose what is done with the arguments."""

from mcp.server import Server
from mcp_types import CallToolResult, TextContent


async def call_tool(ctx, params) -> CallToolResult:
    """Answer a call."""
    city = params.arguments["city"]
    if params.arguments.get("loud"):
        city = city.upper()
    if params.name == city.lower() and params.name > "a":
        city += "!"
    return CallToolResult(content=[TextContent(type="text", text=city)])


server = Server("weather", on_call_tool=call_tool)  # MCP974: 40 arguments that nobody checks
