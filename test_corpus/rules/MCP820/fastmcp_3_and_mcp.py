from __future__ import annotations

from fastmcp import FastMCP
from mcp.server.fastmcp import FastMCP as Official
from pydantic import BaseModel

mcp = FastMCP("farm")
official = Official("farm")


class Animal(BaseModel):
    name: str
    young: list[Animal] = []


@mcp.tool
def buy(price: int, animal: Animal) -> str:
    """Buy an animal."""
    return f"{price}{animal}"


@official.tool()
def sell(price: int, animal: Animal) -> str:
    """Sell an animal."""
    return f"{price}{animal}"


@official.tool()
def feed(animals: dict[str, Animal], more: dict[str, dict[str, int]]) -> str:
    """Feed animals."""
    return f"{animals}{more}"
