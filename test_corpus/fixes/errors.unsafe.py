from mcp import MCPError
from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import INVALID_PARAMS

mcp = MCPServer("tabs")


@mcp.tool()
def close_tab(index: int) -> str:
    """Close a tab."""
    if index < 0:
        raise ToolError(f"index must not be {index}")
    try:
        return str(index)
    except ValueError as problem:
        raise ToolError('there is no such tab') from problem


class Tabs:
    @staticmethod
    @mcp.tool()
    def open_tab(url: str, ctx: Context) -> str:
        """Open a tab."""
        if not url:
            raise MCPError(code=INVALID_PARAMS, message="url is empty", data={"url": url})
        if url == "about:blank":
            raise (ToolError("url is blank"))
        return f"{url}{ctx}"
