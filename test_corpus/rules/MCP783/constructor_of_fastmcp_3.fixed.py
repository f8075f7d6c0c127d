# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP

mcp = FastMCP(
    "home",
    on_duplicate_tools="error",  # MCP783: 4 use on_duplicate=
    host="0.0.0.0",  # MCP783: 4 use host= of run()
    log_level="INFO",  # MCP783: 4 log_level= is no keyword of FastMCP in fastmcp 3.4.11 (--mcp-sdk), which raises TypeError: remove it
)
child = FastMCP("child", on_duplicate="error", mask_error_details=True)
mcp.mount(child, prefix="child")


@mcp.tool()  # MCP783: 10 enabled= is no keyword of tool() in fastmcp 3.4.11 (--mcp-sdk)
def lights() -> str:
    """Switch the lights."""
    return ""


@mcp.tool(exclude_args=["room"])
def heat(room: str = "") -> str:
    """Heat a room."""
    return room


@mcp.tool(tags={"home"}, timeout=3)
def door() -> str:
    """Open the door."""
    return ""


@mcp.tool(enabled=False)  # MCP783: 10 use the server's disable(names=...)
def alarm() -> str:
    """Ring the alarm."""
    return ""


@mcp.tool(enabled=True if __debug__ else False)  # MCP783: 10 use the server's disable(names=...)
def bell() -> str:
    """Ring the bell."""
    return ""
