# settings: --mcp-sdk fastmcp==2.14.7
from __future__ import annotations

from fastmcp import FastMCP
from pydantic import BaseModel

mcp = FastMCP("farm")


class Animal(BaseModel):
    name: str
    young: list[Animal] = []


class Herd(BaseModel):
    animals: list[Animal]


@mcp.tool
def buy(price: int, animal: Animal) -> str:  # MCP820: 28 fastmcp 2 fails every tools/list because this type refers to itself
    """Buy an animal."""
    return f"{price}{animal}"


@mcp.tool
def move(herd: Herd, field: int) -> str:  # MCP820: 15 fastmcp 2 fails every tools/list
    """Move a herd."""
    return f"{herd}{field}"


@mcp.tool
def name_animals(names: list[str]) -> str:
    """Name animals."""
    return ",".join(names)
