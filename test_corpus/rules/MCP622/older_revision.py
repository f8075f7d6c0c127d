# revision: 2025-06-18
from fastmcp import FastMCP

mcp = FastMCP("bakery")


@mcp.tool(meta={"example.com/oven": 1})
def bake(loaves: int) -> str:
    """Bake loaves."""
    return str(loaves)
