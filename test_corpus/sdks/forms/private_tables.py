"""Tools that are put into the SDK's own table."""

from mcp.server.fastmcp import FastMCP
from mcp.server.fastmcp.tools import Tool

mcp = FastMCP("lab")


def weigh(sample: str) -> float:
    """Weigh a sample."""
    return 1.0


tool = Tool.from_function(weigh)  # tool: weigh [tool_object]
mcp._tool_manager._tools[tool.name] = tool  # unread: it is put into the SDK's own table of tools
for each in (tool, tool):
    mcp._tool_manager._tools[each.name] = each  # unread: it is put into the SDK's own table of tools


def install(server, tools):
    for each in tools:
        server._local_provider._components[each.key] = each  # unread: it is put into the SDK's own table of tools


class Bench:
    def __init__(self):
        self._tool_manager = Rack()


class Rack:
    def __init__(self):
        self._tools = {}
        self._other = {}


bench = Bench()
bench._tool_manager._tools["hammer"] = weigh  # an own class with attributes of the same names
del mcp._tool_manager._tools["weigh"]
mcp._tool_manager._others["weigh"] = tool
mcp._tool_manager._tools = {}
print(mcp._tool_manager._tools["weigh"])
kept = {}
kept["weigh"] = tool
