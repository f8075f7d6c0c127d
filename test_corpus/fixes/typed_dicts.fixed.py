# settings: --mcp-sdk mcp==1.30.0,python==3.11
"""Dictionaries with types of the standard library, which pydantic refuses before Python 3.12."""

from typing import (
    Any,
)

import httpx
from mcp.server.fastmcp import FastMCP
from typing_extensions import TypedDict

mcp = FastMCP("people")


class Person(TypedDict, total=False):
    name: str


class Employee(Person):
    company: Any


@mcp.tool()
def greet(person: Person) -> str:
    """Greet a person."""
    return person["name"]


@mcp.tool()
def hire(employee: Employee) -> list[Person]:
    """Hire a person."""
    httpx.get("https://example.com")
    return [employee]
