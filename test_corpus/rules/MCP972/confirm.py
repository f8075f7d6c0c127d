from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("museum")


@mcp.tool
def burn(painting: str, confirm: bool) -> str:  # MCP972: 24 "confirm" is filled in by the model
    """Burn a painting."""
    return f"{painting}{confirm}"


@mcp.tool(annotations={"readOnlyHint": False})
def sell(painting: str, are_you_sure: bool = False) -> str:  # MCP972: 24 "are_you_sure"
    """Sell a painting."""
    return f"{painting}{are_you_sure}"


HANG = Tool(
    name="hang",
    description="Hang a painting.",
    inputSchema={"type": "object", "properties": {"confirmed": {"type": "boolean"}}},  # MCP972: 50 "confirmed"
)


@mcp.tool(annotations={"readOnlyHint": True})
def preview(confirm: bool = False) -> str:
    """Show what would happen."""
    return str(confirm)


@mcp.tool
def order(confirm: str, confirmation: bool) -> str:
    """Order a painting."""
    return f"{confirm}{confirmation}"


@mcp.tool
def confirm(order: str) -> str:
    """Confirm an order."""
    return order


@mcp.tool
def list_orders(only_confirmed: bool) -> str:
    """List the orders."""
    return str(only_confirmed)


@mcp.tool
def move(force: bool) -> str:
    """Move a painting."""
    return str(force)
