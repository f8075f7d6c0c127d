# settings: --mcp-sdk mcp==1.30.0,python==3.11
import typing
from typing import Optional

import typing_extensions
from mcp.server.fastmcp import FastMCP
from typing_extensions import TypedDict

mcp = FastMCP("people")


class Person(TypedDict):  # MCP708: 13 pydantic refuses TypedDict before Python 3.12
    name: str


class Town(typing_extensions.TypedDict, total=False):  # MCP708: 11 typing.TypedDict
    name: str


class Capital(Town):
    country: str


class Street(typing_extensions.TypedDict):
    name: str


class Unused(TypedDict):
    name: str


@mcp.tool()
def greet(person: Person) -> str:
    """Greet a person."""
    return person["name"]


@mcp.tool()
def towns(capital: Optional[Capital] = None) -> str:
    """The towns of a country."""
    return capital["name"] if capital else ""


@mcp.tool()
def whole(name: str) -> Person:
    """A person; the official SDK makes a model of it."""
    return {"name": name}


@mcp.tool()
def people(name: str) -> list[Person]:
    """People."""  # MCP206: 4 only repeats the name
    return [{"name": name}]


@mcp.tool()
def street(street: Street) -> str:
    """A street."""
    return street["name"]
