from mcp import McpError
from mcp.server.fastmcp import FastMCP
from mcp.types import INVALID_PARAMS, ErrorData

mcp = FastMCP("tabs")


@mcp.tool()
def close_tab(index: int) -> str:
    """Close a tab; mcp 1 makes a result of the error."""
    if index < 0:
        raise McpError(ErrorData(code=INVALID_PARAMS, message="index must not be negative"))
    return "closed"


@mcp.tool()
def open_tab(index: int) -> str:
    """Open a tab."""
    return str(index)
