"""A handler that gives its arguments to a method, which reads them."""

from mcp.server.lowlevel import Server
from mcp_types import CallToolResult, TextContent


class Weather:
    """It tells the weather."""

    def tell(self, arguments: dict) -> str:
        """Tell the weather."""
        return arguments["city"]


weather = Weather()


async def answer(ctx, params) -> CallToolResult:
    """Answer a call."""
    print(params.arguments)
    return CallToolResult(content=[TextContent(type="text", text=weather.tell(params.arguments))])


server = Server("weather", on_call_tool=answer)  # MCP974: 40 nobody checks
