# settings: --mcp-sdk mcp==1.9.4
from mcp.server.fastmcp import FastMCP

mcp = FastMCP("radio", description="Plays music.")


@mcp.tool()
def play(title: str) -> str:
    """Play a title."""
    return title
