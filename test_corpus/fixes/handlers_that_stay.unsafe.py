# settings: --mcp-sdk mcp==2.3.0
import functools

from mcp import types
from mcp.server import Server, ServerRequestContext

server = Server("shell")
other = Server("other")
third = Server("third")


@functools.cache
@server.list_tools()
async def list_tools() -> list[types.Tool]:
    """Another decorator is around the one of the server."""
    return []


@server.call_tool()
async def call_tool(name: str, arguments: dict):
    """What it returns is not known."""
    return make(name, arguments)


@other.list_tools()
def list_others() -> list[types.Tool]:
    """It is not async."""
    return []


@other.call_tool()
async def call_other(name: str, arguments: dict) -> tuple[list[types.TextContent], dict]:
    """Content and structured content."""
    return [], {}


@other.completion()
async def complete(ref, argument, context):
    return None


@third.list_tools()
async def list_third(*requests) -> list[types.Tool]:
    return []


@third.call_tool()
async def call_third(name: str, arguments: dict) -> "not a type":
    return []


@third.list_prompts()
async def on_list_prompts() -> list[types.Prompt]:
    """Its name is that of the adapter."""
    return []


def make(name: str, arguments: dict) -> list[types.TextContent]:
    return [types.TextContent(type="text", text=name)]


fourth = Server("fourth")


async def list_fourth() -> types.ListToolsResult:
    """Only an adapter is needed."""
    return types.ListToolsResult(tools=[])


async def on_list_tools(context: ServerRequestContext, params: types.PaginatedRequestParams) -> types.ListToolsResult:
    return await list_fourth()


fourth.add_request_handler("tools/list", types.PaginatedRequestParams, on_list_tools)
