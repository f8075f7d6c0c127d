# settings: --mcp-sdk fastmcp==4.2.3
from fastmcp import FastMCP

mcp = FastMCP("home")
child = FastMCP("child")


@mcp.tool
def lights() -> str:
    """Switch the lights."""
    return ""


async def setup(other) -> None:
    await mcp.import_server(child)  # MCP784: 14 use mount()
    tools = await mcp.get_tools()  # MCP784: 22 get_tools does not exist in fastmcp 4.2.3 (--mcp-sdk): use list_tools()
    mcp.remove_tool("lights")  # MCP784: 8 use local_provider.remove_tool()
    mcp.local_provider.remove_tool("lights")
    other.get_tools()
    print(tools, mcp.list_tools(), mcp.name)


proxy = FastMCP.as_proxy(child)  # MCP784: 16 use fastmcp.server.create_proxy()
