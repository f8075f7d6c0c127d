from typing import Any

from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("museum")


@mcp.tool
def hang(plan: dict, paintings: list, how: Any, more: dict[str, Any]) -> str:  # MCP929: 15 "plan" takes anything | MCP929: 32 "paintings" | MCP929: 43 "how" | MCP929: 54 "more"
    """Hang paintings."""
    return f"{plan}{paintings}{how}{more}"


BUY = Tool(
    name="buy_painting",
    description="Buy a painting.",
    inputSchema={"type": "object", "properties": {"offer": {"type": "object"}}},  # MCP929: 59 "offer" takes anything
    outputSchema={"type": "object"},  # MCP929: 17 the output schema names no properties
)
