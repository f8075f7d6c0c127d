# settings: --mcp-sdk fastmcp==3.4.11,python==3.12
from typing import TypedDict

from fastmcp import FastMCP

mcp = FastMCP("people")


class Person(TypedDict):
    name: str


@mcp.tool
def greet(person: Person) -> str:
    """Greet a person."""
    return person["name"]


@mcp.tool
def whole(name: str) -> Person:
    """A person."""
    return {"name": name}
