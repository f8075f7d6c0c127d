import os

from fastmcp import FastMCP
from mcp.types import Tool
from pydantic import BaseModel

mcp = FastMCP("museum")
REST = dict(os.environ)


class Plan(BaseModel):
    room: int


@mcp.tool
def hang(plan: Plan, paintings: list[str], sizes: dict[str, int]) -> Plan:
    """Hang paintings."""
    return plan


@mcp.tool
def open_museum() -> str:
    """Open the museum."""
    return ""


@mcp.tool
def close_museum(hour: int | str) -> list[Plan]:
    """Close the museum."""
    return [Plan(room=int(hour))]


BUY = Tool(
    name="buy_painting",
    description="Buy a painting.",
    inputSchema={
        "type": "object",
        "properties": {
            "offer": {"type": "object", **REST},
            "by": {"$ref": "#/$defs/by"},
            "sum": {"enum": [1, 2]},
            "none": {"type": "object", "additionalProperties": False},
        },
        "$defs": {"by": {"type": "string"}},
    },
    outputSchema={"type": "object", "properties": {"price": {"type": "integer"}}},
)
SELL = Tool(
    name="sell_painting",
    description="Sell a painting.",
    inputSchema={"type": "object", "properties": {}},
    outputSchema={"type": "array", "items": {"type": "string"}},  # MCP402: 26 "array"
)
