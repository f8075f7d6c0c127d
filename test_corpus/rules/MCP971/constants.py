"""Tools that always return the same."""

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("orders")
STATES = ["open", "paid", "sent"]


@mcp.tool()
def list_states() -> list[str]:  # MCP971: 4 "list_states" takes nothing
    """List the states of an order."""
    return STATES


@mcp.tool(name="get_rules")
async def rules() -> str:  # MCP971: 10 "get_rules"
    """Get the rules of the shop."""
    return "Orders over 50 " + "are sent for nothing."


@mcp.tool()
def get_currencies() -> dict[str, str]:  # MCP971: 4 "get_currencies"
    """Get the currencies."""
    return {"EUR": "Euro", "CHF": "Swiss franc"}


@mcp.tool()
def get_offset() -> int:  # MCP971: 4 "get_offset"
    """Get the offset."""
    return -1
