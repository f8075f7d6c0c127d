import fastmcp
from mcp.server.fastmcp import FastMCP

official = FastMCP("a")
other = fastmcp.FastMCP("b")


@official.tool(name=None)
def first() -> str:
    """Return the first."""
    return ""


@other.tool(name=None)
def second() -> str:
    """Return the second."""
    return ""


@official.tool()
def third() -> str:
    """Return the third."""
    return ""
