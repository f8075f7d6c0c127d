from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("museum")
TEN = {f"p{number}": {"type": "integer"} for number in range(10)}
MANY = {f"p{number}": {"type": "integer"} for number in range(12)}
L11 = {"type": "string"}
L10 = {"type": "object", "properties": {"in": L11}}
L9 = {"type": "object", "properties": {"in": L10}}
L8 = {"type": "object", "properties": {"in": L9}}
L7 = {"type": "object", "properties": {"in": L8}}
L6 = {"type": "object", "properties": {"in": L7}}
L5 = {"type": "object", "properties": {"in": L6}}
L4 = {"type": "object", "properties": {"in": L5}}
L3 = {"type": "object", "properties": {"in": L4}}
L2 = {"type": "object", "properties": {"in": L3}}
L1 = {"type": "object", "properties": {"in": L2}}


@mcp.tool
def hang(p0: int, p1: int, p2: int, p3: int, p4: int, p5: int, p6: int, p7: int, p8: int, p9: int, p10: int) -> str:  # MCP928: 4 the input schema has 11 parameters, at most 10 are easy to fill in
    """Hang paintings."""
    return f"{p0}"


BUY = Tool(
    name="buy_paintings",
    description="Buy paintings.",
    inputSchema={"type": "object", "properties": MANY},  # MCP928: 16 has 12 parameters
)
SELL = Tool(
    name="sell_paintings",
    description="Sell paintings.",
    inputSchema={"type": "object", "properties": {"in": L1}},  # MCP928: 16 has 12 levels
)
