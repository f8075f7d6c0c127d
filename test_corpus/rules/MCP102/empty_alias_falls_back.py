import fastmcp
from mcp.server.fastmcp import FastMCP

official = FastMCP("a")
other = fastmcp.FastMCP("b")


@official.tool(name="")
def first() -> str:
    """Return the first."""
    return ""


@other.tool(name="")
def second() -> str:
    """Return the second."""
    return ""
