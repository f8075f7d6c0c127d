# settings: --mcp-sdk fastmcp==4.2.3,python==3.11
from typing import TypedDict

from fastmcp import FastMCP

mcp = FastMCP("people")


class Person(TypedDict):
    name: str


@mcp.tool
def greet(person: Person) -> str:
    """Greet a person."""
    return person["name"]
