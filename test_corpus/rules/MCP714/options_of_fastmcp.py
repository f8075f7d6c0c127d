# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP

mcp = FastMCP("counter")


@mcp.tool(exclude_args=["user"])  # MCP714: 24 "user" cannot be left out by exclude_args
def count(text: str, debug: bool = False) -> int:
    """Count the characters of a text."""
    return len(text) + debug


@mcp.tool(exclude_args=["debug", "text"])  # MCP714: 33 name a parameter that has a default
def words(text: str, debug: bool = False) -> int:
    """Count the words of a text."""
    return len(text.split()) + debug


@mcp.tool(timeout=5.0, run_in_thread=False)  # MCP714: 10 timeout= needs a thread
def lines(text: str) -> int:
    """Count the lines of a text."""
    return len(text.splitlines())


@mcp.tool(exclude_args=["debug"])
def letters(text: str, debug: bool = False) -> int:
    """Count the letters of a text."""
    return len(text) + debug


@mcp.tool(timeout=5.0, run_in_thread=False)
async def digits(text: str) -> int:
    """Count the digits of a text."""
    return len(text)


@mcp.tool(timeout=5.0)
def spaces(text: str) -> int:
    """Count the spaces of a text."""
    return text.count(" ")
