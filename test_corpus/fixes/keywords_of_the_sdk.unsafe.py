"""Keywords that the official SDK does not have."""

from mcp.server.fastmcp import FastMCP

mcp = FastMCP(
    "radio",
    instructions="Plays music.",  # for clients
)
tape = FastMCP('tape', description='Plays tapes.', instructions='Ask first.')


@mcp.tool("louder", name="up")
def louder() -> str:
    """Make it louder."""
    return ""
