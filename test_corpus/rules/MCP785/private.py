from mcp.server.fastmcp import FastMCP

from .other import make

mcp = FastMCP("home")
tools = mcp._tool_manager.list_tools()  # MCP785: 12 _tool_manager is private to the SDK
server = mcp._mcp_server  # MCP785: 13 use the public methods


@mcp.tool()
def lights() -> str:
    """Switch the lights."""
    return str(mcp._resource_manager)  # MCP785: 19 _resource_manager


class Home:
    def __init__(self) -> None:
        self._tool_manager = make()
        self.server = FastMCP("inner")

    def tools(self) -> object:
        return self._tool_manager.list_tools()


made = make()
made._tool_manager.list_tools()
