"""Objects that collect tools for a server: apps and providers of fastmcp 3 and 4, extensions of the official SDK."""

from fastmcp import FastMCP, FastMCPApp
from fastmcp.server.providers import LocalProvider
from mcp.server.apps import Apps

app = FastMCPApp("Orders")
shelf = LocalProvider()
apps = Apps()


@app.tool()  # tool: save_order [decorator]
def save_order(number: int) -> str:
    """Save an order."""
    return str(number)


@app.tool  # tool: drop_order [decorator]
def drop_order(number: int) -> str:
    """Drop an order."""
    return str(number)


@app.tool("list_orders", model=True)  # tool: list_orders [decorator]
def orders() -> list[str]:
    """List the orders."""
    return []


@app.ui(title="Orders")  # tool: open_orders [decorator]
def open_orders() -> str:
    """Open the orders."""
    return ""


def count_orders() -> int:
    """Count the orders."""
    return 0


app.add_tool(count_orders)  # tool: count_orders [add_tool]


@shelf.tool  # tool: find_book [decorator]
def find_book(title: str) -> str:
    """Find a book."""
    return title


@shelf.tool(enabled=False)
def hidden(title: str) -> str:
    """Never listed."""
    return title


for name in ("first_book", "last_book"):
    shelf.tool(find_book, name=name)  # tool: first_book [call] | last_book [call]


@apps.tool(resource_uri="ui://shop/clock.html", name="show_clock")  # tool: show_clock [decorator]
def clock() -> str:
    """Show the clock."""
    return ""


class Cashier(FastMCPApp):
    def __init__(self) -> None:
        super().__init__("cashier")

        @self.tool()  # tool: pay [decorator]
        def pay(amount: int) -> str:
            """Pay."""
            return str(amount)


class Window:
    """An own class with methods of the same names."""

    def tool(self, function):
        return function

    def ui(self, function):
        return function


window = Window()


@window.tool
def open_window() -> str:
    """No tool."""
    return ""


@window.ui
def draw_window() -> str:
    """No tool."""
    return ""


@shelf.ui
def draw_shelf() -> str:
    """A provider has no such method."""
    return ""


mcp = FastMCP("shop")
mcp.add_provider(app)
mcp.add_provider(shelf, namespace="shelf")
