from mcp.server.fastmcp import FastMCP

mcp = FastMCP("home")


class Own(FastMCP):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._own = 1
        print(self._own, self._tool_manager)


own = Own("home")
print(own._own)


@mcp.tool()
async def lights() -> str:
    """Switch the lights."""
    return str(await mcp.list_tools())


@mcp.tool()
def heat() -> str:
    """Heat the rooms."""
    return mcp.name


@mcp.tool()
def door() -> str:
    """Open the door."""
    return ""
