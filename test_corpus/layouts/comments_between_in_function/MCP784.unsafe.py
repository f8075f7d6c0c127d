# settings: --mcp-sdk fastmcp==4.2.3
from fastmcp import FastMCP


def create_server():
    mcp = FastMCP("home")
    mcp.local_provider.remove_tool("lights")

    return mcp


mcp = create_server()
