from mcp.server.fastmcp import FastMCP

UNITS = ("m", "ft")
mcp = FastMCP("units")


@mcp.tool(description="""Convert a value to one of {units}.""".format(units=", ".join(UNITS)))
def convert(value: float, unit: str) -> float:
    return value


@mcp.tool(description="Compare two values, up to %d digits." % 6)
def compare(first: float, second: float) -> bool:
    return first == second
