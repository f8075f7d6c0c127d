"""Tools that are not listed after all, and tools in several versions."""

from fastmcp import FastMCP

mcp = FastMCP("theatre")


@mcp.tool  # tool: open_curtain [decorator]
def open_curtain() -> str:
    """Open the curtain."""
    return ""


@mcp.tool(enabled=False)
def trap_door() -> str:
    """Not listed."""
    return ""


@mcp.tool(enabled=True)  # tool: applaud [decorator]
def applaud() -> str:
    """Applaud."""
    return ""


@mcp.tool
def whistle() -> str:
    """Removed below."""
    return ""


mcp.remove_tool("whistle")
