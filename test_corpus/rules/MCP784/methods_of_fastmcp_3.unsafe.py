# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP

mcp = FastMCP("home")
child = FastMCP("child")


@mcp.tool
def lights() -> str:
    """Switch the lights."""
    return ""


@mcp.tool
def heat() -> str:
    """Heat the rooms."""
    return ""


async def setup() -> None:
    await mcp.import_server(child)
    await mcp.list_tools()  # MCP784: 14 use list_tools()
    if hasattr(mcp, "get_prompts"):
        await mcp.get_prompts()
