"""The second argument of the server is its instructions in mcp 1."""

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("units", "Converts lengths and weights between units.")


@mcp.tool()
def convert(inches: float) -> float:
    """Convert inches."""
    return inches * 2.54
