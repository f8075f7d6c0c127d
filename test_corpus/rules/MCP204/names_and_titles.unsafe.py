from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("shop")


@mcp.tool(name="buy")  # MCP204: 15 name holds the hidden character U+200B
def buy(item: str) -> str:
    """Buy an item."""
    return item


@mcp.tool(title="Sell")  # MCP204: 16 title holds the hidden character U+2028
def sell(item: str) -> str:
    """Sell an item."""
    return item


@mcp.tool(annotations=ToolAnnotations(title="Lend"))  # MCP204: 44 annotations/title holds
def lend(item: str) -> str:
    """Lend an item."""
    return item


@mcp.tool(name="give_away")  # MCP101: 15 give_away | MCP204: 15 U+200B
def give(item: str) -> str:
    """Give an item away."""
    return item
