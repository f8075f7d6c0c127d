# settings: --mcp-sdk fastmcp==4.2.3
from fastmcp import FastMCP

mcp = FastMCP("counter")


@mcp.tool(task=True)  # MCP714: 10 task=True needs an async function
def count(text: str) -> int:
    """Count the characters of a text."""
    return len(text)


@mcp.tool(task=True)
async def words(text: str) -> int:
    """Count the words of a text."""
    return len(text.split())


@mcp.tool(task=False)
def lines(text: str) -> int:
    """Count the lines of a text."""
    return len(text.splitlines())
