from mcp.server.fastmcp import FastMCP

mcp = FastMCP("clock")


@mcp.tool()
def now() -> str:
    """Tell the time of day."""
    return "12:00"
