# settings: --mcp-sdk fastmcp==4.2.3
from fastmcp import FastMCP

mcp = FastMCP("home")


@mcp.tool
def open_door(room: str) -> str:
    """Open door in a room."""
    return room


@mcp.tool
def close_door(room: str) -> str:
    """Close door in a room."""
    return room


@mcp.tool
def read_meter(room: str) -> str:
    """Read meter in a room."""
    return room


async def setup() -> None:
    print(await mcp.list_tools(), await mcp.get_tool("open_door"), mcp.name)
