"""A handler that gives its arguments to a function, which checks them."""

from pydantic import TypeAdapter
from mcp.server.lowlevel import Server
from mcp_types import CallToolResult, TextContent


def tell(arguments: dict) -> str:
    """Tell the weather."""
    return TypeAdapter(dict[str, str]).validate_python(arguments)["city"]


async def answer(ctx, params) -> CallToolResult:
    """Answer a call."""
    return CallToolResult(content=[TextContent(type="text", text=tell(params.arguments))])


server = Server("weather", on_call_tool=answer)
