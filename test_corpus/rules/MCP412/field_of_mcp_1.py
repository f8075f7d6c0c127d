from mcp.server.fastmcp import FastMCP
from mcp.types import CallToolResult

mcp = FastMCP("library")


def count() -> CallToolResult:
    return CallToolResult(content=[], structured_content={"count": 0})


@mcp.tool()
def lend(title: str) -> str:
    """Lend a book."""
    return title
