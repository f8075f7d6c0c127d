"""Tools that are removed again: by the provider of fastmcp 4, by a name that is not known, on what is no server."""

import os

from fastmcp import FastMCP

mcp = FastMCP("cinema")
shelf = {"seat"}


@mcp.tool
def screen() -> str:
    """Removed by the provider."""
    return ""


@mcp.tool  # tool: seat [decorator]
def seat() -> str:
    """Stays."""
    return ""


@mcp.tool  # tool: ticket [decorator]
def ticket() -> str:
    """Perhaps removed."""
    return ""


mcp.local_provider.remove_tool("screen")
mcp.remove_tool(os.environ.get("UNWANTED", ""))
shelf.remove_tool("seat")
if os.environ.get("FREE"):
    mcp.remove_tool(name="ticket")
