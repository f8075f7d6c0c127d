from mcp.server.fastmcp import FastMCP

from names import BOOK, FIND

mcp = FastMCP("trains")


@mcp.tool(name=FIND)  # MCP101: 5 "find trains" holds " "
def find(start: str, goal: str) -> list[str]:
    """Find trains."""
    return [start, goal]


@mcp.tool(name=BOOK)
def book(train: str) -> str:
    """Book a seat."""
    return train
