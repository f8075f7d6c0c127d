from mcp.server.fastmcp import FastMCP

mcp = FastMCP("plugins")
other: set[str] = set()


def extra() -> str:
    """An extra tool."""
    return ""


@mcp.tool()
def unload(plugin: str) -> str:
    """Unload a plugin."""
    mcp.remove_tool(plugin)  # MCP763: 8 remove_tool() changes the list of tools
    return plugin


@mcp.tool()
def load(plugin: str) -> str:
    """Load a plugin."""
    mcp.add_tool(extra, name="extra")  # MCP763: 8 register tools before run()

    @mcp.tool()  # MCP763: 9 tool() changes
    def loaded() -> str:
        """A loaded tool."""
        return ""

    return plugin


@mcp.tool()
def note(plugin: str) -> str:
    """Note a plugin."""
    other.remove(plugin)
    other.add(plugin)
    return plugin


@mcp.tool()
async def tools() -> str:
    """The tools."""
    return str(await mcp.list_tools())


def setup() -> None:
    mcp.add_tool(extra, name="more", description="More of the extra tool.")


setup()
