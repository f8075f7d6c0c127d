from mcp.server.fastmcp import FastMCP

mcp = FastMCP("clock")


@mcp.tool()  # MCP700: 1 mcp.tool is used without parentheses
def now() -> str:
    """The time of day."""
    return "12:00"


@mcp.tool()
def later(minutes: int) -> str:
    """The time in some minutes."""
    return f"12:{minutes:02}"


def weekday() -> str:
    """The day of the week."""
    return "Monday"


mcp.tool(weekday)  # MCP700: 4 tool() is given the function itself
mcp.tool()(weekday)
mcp.tool(lambda: "noon")  # MCP700: 4 write tool()(...)
