from mcp.server.fastmcp import FastMCP
from mcp.server.fastmcp.tools import Tool

mcp = FastMCP("radio", instructions="Plays music.")  # MCP712: 23 description is no keyword of FastMCP in mcp 1.30.0
other = FastMCP(
    name="tape",
    instructions="Plays tapes.",
    version="1.0",  # MCP712: 4 which raises TypeError: remove it
)
options = {"version": "1.0"}  # MCP712: 11 "version" is no keyword of tool()
third = FastMCP("disc", **options)


@mcp.tool(tags={"music"})  # MCP712: 10 tags is no keyword of tool()
def play(title: str) -> str:
    """Play a title."""
    return title


@mcp.tool("stop", name="halt")  # MCP712: 18 the name is given by position and as name=
def stop() -> str:
    """Stop the music."""
    return ""


@mcp.tool(inputSchema={"type": "object"})  # MCP712: 10 inputSchema is no keyword
def pause() -> str:
    """Pause the music."""
    return ""


def louder(by: int) -> int:
    """Make it louder."""
    return by


mcp.add_tool(louder, name="up", enabled=True)  # MCP712: 32 enabled is no keyword of add_tool
Tool.from_function(louder, tags={"music"})  # MCP712: 27 tags is no keyword of Tool.from_function


@mcp.tool(name="quiet", title="Quiet", description="Make it quiet.", structured_output=False)
def quieter(by: int) -> int:
    return by


@mcp.tool(**options)
def volume() -> int:
    """The volume."""
    return 1


class Radio:
    def tool(self, **keywords: object) -> object:
        return keywords


Radio().tool(tags={"music"})
