"""Tools on the imported server; this file imports no SDK."""

from . import app
from .app import server as mcp
from .app import settings


@mcp.tool()  # tool: show_picture [decorator]
def show_picture(number: int) -> str:
    """Show a picture."""
    return str(number)


@app.server.tool(name="buy_ticket")  # tool: buy_ticket [decorator]
def ticket(day: str) -> str:
    """Buy a ticket."""
    return day


@settings.tool()
def nothing() -> None:
    """A dict has no tools."""
