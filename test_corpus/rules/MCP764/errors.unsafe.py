from mcp import MCPError
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import INTERNAL_ERROR, INVALID_PARAMS

mcp = MCPServer("tabs")


@mcp.tool()
def close_tab(index: int) -> str:
    """Close a tab."""
    if index < 0:
        raise ToolError("index must not be negative")  # MCP764: 14 raise ToolError
    if index > 9:
        raise ToolError("index must be below 10")  # MCP764: 14 MCPError with INVALID_PARAMS
    return "closed"


@mcp.tool()
def open_tab(url: str) -> str:
    """Open a tab."""
    if not url:
        raise ToolError("url is empty")  # MCP764: 14 which models do not get to see
    return "opened"


@mcp.tool()
def move_tab(index: int) -> str:
    """Move a tab."""
    if index < 0:
        raise ToolError("index must not be negative")
    return "moved"


@mcp.tool()
def pin_tab(index: int) -> str:
    """Pin a tab."""
    if index < 0:
        raise MCPError(code=INTERNAL_ERROR, message="the browser is gone")
    return "pinned"


@mcp.tool()
def mute_tab(index: int) -> str:
    """Mute a tab."""
    if index < 0:
        raise ValueError("index must not be negative")
    return "muted"


@mcp.tool()
def find_tab(text: str) -> str:
    """Find a tab."""
    return text


def helper(index: int) -> None:
    raise MCPError(code=INVALID_PARAMS, message=str(index))
