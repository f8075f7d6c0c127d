"""Tools whose result depends on something, or that are there for something else."""

import json
import os
from datetime import date

from mcp.server.fastmcp import Context, FastMCP
from mcp.types import ToolAnnotations

from .shop import OPENING_HOURS  # not in the project

mcp = FastMCP("orders")
ORDERS = []
if os.environ.get("SHOP"):
    SHOP = "yes"
LEVEL = os.environ.get("LEVEL", "low")


@mcp.tool()
def list_orders() -> list[str]:
    """List the orders, which are added elsewhere."""
    return ORDERS


@mcp.tool()
def get_level() -> str:
    """Get the level of the environment."""
    return LEVEL


@mcp.tool()
def get_hours() -> str:
    """Get the opening hours."""
    return OPENING_HOURS


@mcp.tool()
def get_matrix() -> list:
    """Get a matrix that is nested very deeply."""
    return [[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]


@mcp.tool()
def get_shop() -> str:
    """Get what is set under a condition."""
    return SHOP


@mcp.tool()
def get_own() -> str:
    """Get what is set here."""
    return get_own


@mcp.tool()
def get_date() -> str:
    """Get the date."""
    return date.today().isoformat()


@mcp.tool()
def ping() -> str:
    """Tell whether the server answers."""
    return "pong"


@mcp.tool()
def describe(order: str) -> str:
    """Describe an order."""
    return "an order"


@mcp.tool()
def dump() -> str:
    """Dump the orders."""
    return json.dumps(ORDERS)


@mcp.tool(annotations=ToolAnnotations(destructiveHint=True))
def clear() -> str:
    """Clear the orders: not yet."""
    return "cleared"


@mcp.tool()
def start(ctx: Context) -> str:
    """Start something."""
    ORDERS.append("new")
    return "started"


@mcp.tool()
def nothing() -> None:
    """Do nothing."""
    return None


@mcp.resource("orders://states")
def states() -> str:
    """Not a tool."""
    return "open, paid"


ALARMS: list[str] = []
LIGHTS: dict[str, str] = {}


@mcp.tool()
def list_alarms() -> list[str]:
    """List the alarms, which other modules add."""
    return ALARMS


@mcp.tool()
def list_lights() -> dict[str, str]:
    """List the lights, which other modules add."""
    return LIGHTS
