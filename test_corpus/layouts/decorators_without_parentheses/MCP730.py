# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("logs")


@mcp.tool
def tail(path: str, lines: int = None) -> str:
    """The last lines of a log."""
    return f"{path}{lines}"
