# settings: --mcp-sdk mcp==1.9.4
from mcp.server.fastmcp import FastMCP

mcp = FastMCP("units")


@mcp.tool("convert", "Converts a length from inches to centimetres.")
def convert(inches: float) -> float:
    """Convert inches."""
    return inches * 2.54


@mcp.tool("weigh")
def weigh(ounces: float) -> float:
    """Convert ounces."""
    return ounces * 28.35
