from mcp.server.fastmcp import FastMCP

PREFIX = "crm"
FIND = f"{PREFIX} find"  # MCP101: 7 "crm find"
MERGE = PREFIX + "@merge"  # MCP101: 8 holds "@"

mcp = FastMCP("crm")


@mcp.tool(name=FIND)
def find(text: str) -> list[str]:
    """Find customers."""
    return [text]


@mcp.tool(name=MERGE)
def merge(first: int, second: int) -> int:
    """Merge two customers."""
    return first
