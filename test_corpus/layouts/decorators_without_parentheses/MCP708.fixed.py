# settings: --mcp-sdk fastmcp==2.14.7,python==3.11

from fastmcp import FastMCP
from typing_extensions import TypedDict

mcp = FastMCP("people")


class Person(TypedDict):
    name: str


@mcp.tool
def greet(person: Person) -> str:
    """Greet a person."""
    return person["name"]
