"""Names that are given twice."""

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("radio")


@mcp.tool("stop", name="stop")
def stop() -> str:
    """Stop the music."""
    return ""


@mcp.tool(
    'play',
    name="play",
    description="Play music.",
)
def play() -> str:
    return ""


def quieter() -> str:
    """Make it quieter."""
    return ""


mcp.tool("quieter", name="quieter")(quieter)
