"""fastmcp's mixin: methods are marked, and registered for an object."""

from fastmcp import FastMCP
from fastmcp.contrib.mcp_mixin import MCPMixin, mcp_resource, mcp_tool

mcp = FastMCP("house")


class Lamp(MCPMixin):
    def __init__(self, room: str) -> None:
        self.room = room

    @mcp_tool()  # tool: kitchen_switch_on [mixin] | cellar-switch_on [mixin]
    def switch_on(self) -> str:
        """Switch the lamp on."""
        return self.room

    @mcp_tool(name="dim_lamp", description="Dim the lamp.")  # tool: kitchen_dim_lamp [mixin] | cellar-dim_lamp [mixin]
    def dim(self, level: int) -> str:
        return str(level)

    @mcp_resource("lamp://state")
    def state(self) -> str:
        return ""

    def repair(self) -> None:
        """Not offered."""


class Door(MCPMixin):
    @mcp_tool("open_door")  # tool: open_door [mixin]
    def open(self) -> str:
        """Open the door."""
        return ""


class Window(MCPMixin):
    """No object of it is registered."""

    @mcp_tool()
    def tilt(self) -> str:
        """Tilt the window."""
        return ""


kitchen = Lamp("kitchen")
kitchen.register_all(mcp_server=mcp, prefix="kitchen")
Lamp("cellar").register_tools(mcp, prefix="cellar", separator="-")
Door().register_all(mcp)
