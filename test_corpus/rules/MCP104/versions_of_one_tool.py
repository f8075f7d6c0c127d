from fastmcp import FastMCP

mcp = FastMCP("converter")


@mcp.tool(name="convert", version="1.0")
def convert(value: float) -> float:
    """Convert a value."""
    return value


@mcp.tool(name="convert", version="2.0")
def convert_with_unit(value: float, unit: str) -> float:
    """Convert a value with its unit."""
    return value
