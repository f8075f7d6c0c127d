"""Orders of the shop, as an MCP server of the official SDK."""

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("orders")

CURRENCY = "EUR"
ORDERS = {"A-1001": 59.90, "A-1002": 12.50}


@mcp.tool()
def order_total(order: str) -> float:
    f"""Return the total of an order in {CURRENCY}."""
    return ORDERS[order]


@mcp.tool(name="cancel order", title="Cancel an order")
def cancel_order(order: str, reason: str = "") -> str:
    """Cancel an order that has not been shipped."""
    ORDERS.pop(order, None)
    return f"cancelled {order}: {reason}"


@mcp.tool()
def list_orders() -> list[str]:
    return sorted(ORDERS)


if __name__ == "__main__":
    mcp.run()
