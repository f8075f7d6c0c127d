import fastmcp
from mcp.server.fastmcp import FastMCP

official = FastMCP("a")
other = fastmcp.FastMCP("b")


@official.tool()
def first(path: str) -> str:
    # line+1: MCP204: 4 description holds the hidden character U+FEFF
    """Read a file.

    The path is relative.
    """
    return path


@other.tool
def second(path: str) -> str:
    # line+1: MCP204: 4 U+200B
    """Write a file.

    Args:
        path: Where it is written.
    """
    return path
