# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("radio", instructions="Plays music.", on_duplicate_tools="error")
wrong = FastMCP("tape", on_duplicate="error")  # MCP712: 24 on_duplicate is no keyword of FastMCP in fastmcp 2.14.7


@mcp.tool(tags={"music"}, enabled=True)
def play(title: str) -> str:
    """Play a title."""
    return title


@mcp.tool(structured_output=True)  # MCP712: 10 structured_output
def stop() -> str:
    """Stop the music."""
    return ""


@mcp.tool(version="2")  # MCP712: 10 version is no keyword of tool() in fastmcp 2.14.7
def pause() -> str:
    """Pause the music."""
    return ""
