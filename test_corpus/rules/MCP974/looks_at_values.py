"""Handlers that look at the values of their arguments."""

from mcp.server import Server
from mcp_types import CallToolResult, TextContent

CITIES = {"Oslo", "Rome"}


def result(text) -> CallToolResult:
    """Give a text."""
    return CallToolResult(content=[TextContent(type="text", text=text)])


async def answer_known(ctx, params) -> CallToolResult:
    """Answer a call about a city that is known."""
    arguments = params.arguments or {}
    city = arguments.get("city", "")
    return result(city if city in CITIES else "unknown")


async def answer_named(ctx, params) -> CallToolResult:
    """Answer a call that names a city."""
    city = params.arguments["city"]
    if not city:
        raise ValueError("city is missing")
    return result(city)


async def answer_short(ctx, params) -> CallToolResult:
    """Answer a call with a short name."""
    assert len(params.arguments["city"]) < 30
    return result(params.arguments["city"])


async def answer_pattern(ctx, params) -> CallToolResult:
    """Answer a call whose arguments have a form."""
    match params.arguments:
        case {"city": str(city)}:
            return result(city)
    return result(params.arguments["name"])


known = Server("known", on_call_tool=answer_known)
named = Server("named", on_call_tool=answer_named)
short = Server("short", on_call_tool=answer_short)
pattern = Server("pattern", on_call_tool=answer_pattern)
