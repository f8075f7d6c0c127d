# settings: --mcp-clients gemini
from __future__ import annotations

from mcp.server.fastmcp import FastMCP
from pydantic import BaseModel

mcp = FastMCP("farm")


class Animal(BaseModel):
    name: str
    young: list[Animal] = []


@mcp.tool()
def get_animal(name: str) -> Animal:  # MCP820: 29 Gemini refuses every request because a schema refers to itself
    """Return an animal with its young."""
    return Animal(name=name)


@mcp.tool()
def buy(price: int, animals: list[Animal]) -> str:  # MCP819: 34 "Animal" | MCP820: 29 refers to itself
    """Buy animals."""
    return f"{price}{animals}"
