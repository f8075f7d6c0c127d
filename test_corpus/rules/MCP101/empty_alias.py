from mcp.server.fastmcp import FastMCP

mcp = FastMCP("clock")


# an empty name is as good as none: the function's counts
@mcp.tool(name="")
def tell_time() -> str:
    """Tell the time."""
    return "12:00"


@mcp.tool(name=None)
def set_alarm(at: str) -> str:
    """Set the alarm."""
    return at
