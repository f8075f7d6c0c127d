from fastmcp import FastMCP

mcp = FastMCP("texts")


@mcp.tool
def count(text: str) -> int:
    """Count the characters."""
    return len(text)


@mcp.tool
def count(text: str) -> int:  # MCP104: 4 on line 7, which is lost
    """Count the words."""
    return len(text.split())


@mcp.tool
def count(text: str) -> int:  # MCP104: 4 on line 7
    """Count the lines."""
    return text.count("\n")
