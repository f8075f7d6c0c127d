"""Handlers of low-level servers that list what takes more steps to find."""

from mcp.server.lowlevel import NotificationOptions, Server
from mcp.types import ListToolsResult, Tool

import plugins
from crewai import Crew

server = Server("library")
crew = Crew()
FIRST = Tool(name="first", description="First.", inputSchema={"type": "object"})  # tool: first [tool_object]


class LibraryTool(Tool):
    """A tool of the library."""


class ShelfTool(Tool):
    shelf: int = 0


@server.list_tools()
async def list_by_condition() -> list[Tool]:
    if plugins.enabled:
        return [FIRST, Tool(name="second", inputSchema={"type": "object"})]  # tool: second [tool_object]
    return [FIRST]


@server.list_tools()
async def list_own_class():
    return ListToolsResult(tools=[LibraryTool(name="third", inputSchema={"type": "object"})])  # unread: an item of the list is not followed


@server.list_tools()
async def list_something_else() -> list[Tool]:
    return [FIRST, "a text"]  # unread: an item of the list is not followed


@server.list_tools()
async def list_plugins() -> list[Tool]:
    return plugins.tools()  # unread: the result of .tools() is not known


@server.list_tools()
async def list_result_without_tools() -> ListToolsResult:
    return ListToolsResult()  # unread: the list is not known


@crew.list_tools()
def list_of_a_crew():
    return [Tool(name="fourth", inputSchema={"type": "object"})]  # tool: fourth [tool_object]


@server.call_tool()
async def call(name, arguments):
    return [ShelfTool(name="fifth", inputSchema={"type": "object"}, shelf=1)]


@server.list_tools()
async def list_extended() -> list[Tool]:
    return plugins.extend([Tool(name="sixth", inputSchema={"type": "object"})])  # tool: sixth [tool_object]


print(Tool.model_validate(plugins.definition()))
Tool(**plugins.definition())  # unread: the result of .definition() is not known
print(NotificationOptions())
