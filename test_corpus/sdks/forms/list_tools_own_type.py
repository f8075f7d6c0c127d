"""A low-level server whose Tool type is the project's own subclass."""

import os

import mcp.types as types
from mcp.server import Server
from mcp.types import Tool as WireTool

server = Server("own types")
Alias = WireTool
Again = Alias


class Tool(types.Tool):
    """A tool with a docstring."""


class Third:
    class Tool(os.PathLike):
        def __init__(self, name, inputSchema):
            self.name = name


class Other:
    class Tool:
        def __init__(self, name, inputSchema):
            self.name = name


def tools():
    yield Tool(name="own", inputSchema={"type": "object"})  # tool: own [tool_object]
    yield Again(name="again", inputSchema={"type": "object"})  # tool: again [tool_object]
    yield Other.Tool(name="other", inputSchema={"type": "object"})
    yield Third.Tool(name="third", inputSchema={"type": "object"})
    yield types.Tool(**{"name": "spread", "inputSchema": {"type": "object"}})  # tool: spread [tool_object]
    yield types.Tool(name=os.environ["NAME"], inputSchema={"type": "object"})  # tool: ? [tool_object]
    yield types.Tool(*os.environ)  # unread: a positional argument
    yield types.Tool("positional")  # unread: a positional argument


@server.list_tools()
async def list_tools():
    return list(tools())  # unread: the result of list() is not known
