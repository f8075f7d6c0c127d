# settings: --mcp-sdk fastmcp==4.2.3
from fastmcp import FastMCP
from fastmcp.server import create_proxy

mcp = FastMCP("home")
child = FastMCP("child")


@mcp.tool
def lights() -> str:
    """Switch the lights."""
    return ""


async def setup(other) -> None:
    mcp.mount(child)  # MCP784: 14 use mount()
    tools = await mcp.list_tools()  # MCP784: 22 get_tools does not exist in fastmcp 4.2.3 (--mcp-sdk): use list_tools()
    mcp.local_provider.remove_tool("lights")  # MCP784: 8 use local_provider.remove_tool()
    mcp.local_provider.remove_tool("lights")
    other.get_tools()
    print(tools, mcp.list_tools(), mcp.name)


proxy = create_proxy(child)  # MCP784: 16 use fastmcp.server.create_proxy()
