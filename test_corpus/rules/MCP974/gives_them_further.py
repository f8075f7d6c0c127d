"""A handler whose arguments are given on and on."""


from mcp.server.lowlevel import Server
from mcp_types import CallToolResult, TextContent


def tell(arguments: dict) -> str:
    """Tell the weather."""
    return ask(arguments)


def ask(arguments: dict) -> str:
    """Ask for the weather."""
    return arguments["city"]


async def answer(ctx, params) -> CallToolResult:
    """Answer a call."""
    print(params.arguments)
    return CallToolResult(content=[TextContent(type="text", text=tell(params.arguments))])


server = Server("weather", on_call_tool=answer)
