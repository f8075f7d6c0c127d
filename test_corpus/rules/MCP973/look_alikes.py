"""Loggers, progress, elicitation, and other objects with the same methods."""

import logging
import random

from mcp.server.fastmcp import Context, FastMCP
from pydantic import BaseModel

from .outside import OUTSIDE  # not in the project

mcp = FastMCP("orders")
logger = logging.getLogger(__name__)


class Answer(BaseModel):
    yes: bool


class Forest:
    """It has roots."""

    def list_roots(self) -> list[str]:
        """List them."""
        return []


@mcp.tool()
def pay(order: str) -> str:
    """Pay an order."""
    logger.info("paying %s", order)
    logger.error("not paid")
    return order


@mcp.tool()
async def send(order: str, ctx: Context) -> str:
    """Send an order."""
    await ctx.report_progress(1, 2)
    answer = await ctx.elicit("Really?", Answer)
    return f"{order} {answer.action}"


@mcp.tool()
def draw(orders: list[str]) -> list[str]:
    """Draw an order."""
    return random.sample(orders, 1)


@mcp.tool()
def grow(kind: str) -> list[str]:
    """Grow a forest."""
    return Forest().list_roots()


@mcp.tool()
def write(text: str) -> str:
    """Write with an object that is not known."""
    OUTSIDE.session.create_message(text)
    logging.getLogger().info(text)
    return text


@mcp.prompt()
async def ask(ctx: Context) -> str:
    """Not a tool."""
    await ctx.info("asking")
    return "ask"
