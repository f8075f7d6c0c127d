# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("log")


@mcp.tool
def tail(path: str, lines: int = 10) -> str:
    """The last lines of a log."""
    return path * lines
