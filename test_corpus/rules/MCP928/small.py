import os

from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("museum")
TEN = {f"p{number}": {"type": "integer"} for number in range(10)}


@mcp.tool
def hang(p0: int, p1: int, p2: int, p3: int, p4: int, p5: int, p6: int, p7: int, p8: int, p9: int) -> str:
    """Hang paintings."""
    return f"{p0}"


@mcp.tool
def open_museum() -> str:
    """Open the museum."""
    return ""


@mcp.tool
def close_museum(hour: int) -> str:
    """Close the museum."""
    return str(hour)


BUY = Tool(name="buy_paintings", description="Buy paintings.", inputSchema={"type": "object", "properties": TEN})
SELL = Tool(name="sell_paintings", description="Sell.", inputSchema={"type": "object", "properties": dict(os.environ)})
