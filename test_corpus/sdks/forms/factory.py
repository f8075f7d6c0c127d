"""Servers made by functions."""

from __future__ import annotations

from mcp.server.fastmcp import FastMCP


def create_server(name: str = "orders") -> FastMCP:
    server = FastMCP(name)

    @server.tool()  # tool: list_orders [decorator]
    def list_orders() -> list[str]:
        """List the orders."""
        return []

    @server.tool(name="cancel_order")  # tool: cancel_order [decorator]
    def cancel(order: str) -> str:
        """Cancel an order."""
        return order

    return server


def get_server():
    return FastMCP("stock")


stock = get_server()
orders = create_server()


@stock.tool()  # tool: count_stock [decorator]
def count_stock(item: str) -> int:
    """How many of an item are left."""
    return len(item)


@orders.tool()  # tool: track_order [decorator]
def track_order(order: str) -> str:
    """Where an order is."""
    return order


def create_toolbox():
    return {"tool": lambda function: function}


class Registry:
    def tool(self, function):
        return function


def create_registry() -> Registry:
    return Registry()


registry = create_registry()


@registry.tool
def count_registry() -> int:
    """No tool of a server."""
    return 0
