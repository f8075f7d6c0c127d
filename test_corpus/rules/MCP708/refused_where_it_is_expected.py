# settings: --mcp-sdk mcp==1.30.0,python==3.11
"""A model with a TypedDict, and a tool with it that the file reckons may fail."""

from typing import TypedDict

from mcp.server.fastmcp import FastMCP
from pydantic import BaseModel

mcp = FastMCP("people")


class Name(TypedDict):
    first: str


try:

    class Person(BaseModel):
        name: Name

    @mcp.tool()
    def greet(person: Person) -> str:
        """Greet a person."""
        return person.name["first"]

except Exception:
    print("not on this Python")
