import fastmcp
from mcp.server.fastmcp import FastMCP

official = FastMCP("a")
other = fastmcp.FastMCP("b")


@official.tool()
def first() -> str:
    """ """  # MCP201: 4 " " is a blank description
    return ""


@other.tool
def second() -> str:
    """   """  # MCP201: 4 has no description
    return ""
