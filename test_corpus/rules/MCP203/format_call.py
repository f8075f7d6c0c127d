from mcp.server.fastmcp import FastMCP

UNITS = ("m", "ft")
mcp = FastMCP("units")


@mcp.tool()
def convert(value: float, unit: str) -> float:
    """Convert a value to one of {units}.""".format(units=", ".join(UNITS))  # MCP203: 4 never listed
    return value


@mcp.tool()
def compare(first: float, second: float) -> bool:
    "Compare two values, up to %d digits." % 6  # MCP203: 4 "Compare
    return first == second
