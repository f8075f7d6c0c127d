# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP
from fastmcp.dependencies import CurrentContext

mcp = FastMCP("log")


@mcp.tool
def tail(path, lines: int = 10) -> str:  # MCP734: 9 fastmcp 3.4.11 lists it without a type
    """The last lines of a log."""
    return path * lines


@mcp.tool
def head(path: str, ctx=CurrentContext()) -> str:
    """The first lines of a log."""
    return f"{path}{ctx}"
