from fastmcp import FastMCP

mcp = FastMCP("clock")


@mcp.tool
def now() -> str:
    """The time of day."""
    return "12:00"


def weekday() -> str:
    """The day of the week."""
    return "Monday"


mcp.tool(weekday)
