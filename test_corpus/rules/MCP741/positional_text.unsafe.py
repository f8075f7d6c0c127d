from mcp.server.fastmcp import FastMCP

mcp = FastMCP("units")


@mcp.tool("convert", description="Converts a length from inches to centimetres.")  # MCP741: 21 is taken as the title
def convert(inches: float) -> float:
    """Convert inches."""
    return inches * 2.54


@mcp.tool("weigh", description="Converts a mass from ounces to grams and rounds it to whole grams for scales")  # MCP741: 19 write description=
def weigh(ounces: float) -> float:
    """Convert ounces."""
    return ounces * 28.35


def pour(pints: float) -> float:
    """Convert pints."""
    return pints * 0.57


mcp.add_tool(pour, "pour", description="Converts a volume.")  # MCP741: 27 "Converts a volume."


@mcp.tool("measure", "Measure a room")
def measure(room: str) -> float:
    """Measure a room."""
    return float(len(room))


@mcp.tool("heat", title="Converts a temperature.")
def heat(fahrenheit: float) -> float:
    """Convert a temperature."""
    return fahrenheit


@mcp.tool("drive", "Drive", "Converts a distance.")
def drive(miles: float) -> float:
    """Convert a distance."""
    return miles * 1.6


@mcp.tool("fly", description="Converts a height.")
def fly(feet: float) -> float:
    """Convert a height."""
    return feet * 0.3
