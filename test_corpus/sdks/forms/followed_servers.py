"""Servers and functions that only following the code shows."""

import os

import library
from fastmcp import FastMCP
from fastmcp.contrib.mcp_mixin import MCPMixin, mcp_tool
from fastmcp.tools import Tool, tool

mcp = FastMCP("observatory", tools=[library.look])


class Observatory(FastMCP):
    """A server of its own class."""

    def install(self, functions):
        for function in functions:
            self.add_tool(function)  # tool: telescope [add_tool] | dome [add_tool]


class Sky(MCPMixin):
    title = "sky"

    @mcp_tool  # tool: look_up [mixin]
    def look_up(self) -> str:
        """Look up."""
        return ""

    @mcp_tool(name=os.environ["NAME"])  # tool: ? [mixin]
    def named(self) -> str:
        """The name is not known."""
        return ""

    @mcp_tool(enabled=False)
    def hidden(self) -> str:
        """Is not listed."""
        return ""


def telescope() -> str:
    """Point the telescope."""
    return ""


def dome() -> str:
    """Open the dome."""
    return ""


def mirror() -> str:
    """Clean the mirror."""
    return ""


def hidden() -> str:
    """Not listed."""
    return ""


def renamed(function, name):
    function.__name__ = name
    return function


@tool  # tool: ? [decorator]
def standalone() -> str:
    """Registered where it stands."""
    return ""


Observatory("own").install([telescope, dome])
for each in [renamed(mirror, "clean")]:
    mcp.tool(each)  # tool: clean [call]
for each in [standalone]:
    mcp.add_tool(each)
for each in [hidden]:
    mcp.add_tool(Tool.from_function(each, name="hidden_tool"))  # tool: hidden_tool [tool_object]
for each in []:
    mcp.add_tool()
for register in (mcp.tool,):
    register(telescope)  # tool: telescope [call]

sky = Sky()
sky.register_all(mcp)
sky.missing(mcp)
