"""The project also supports Pythons that pydantic wants typing_extensions for."""

from dataclasses import dataclass
from typing import Annotated, NamedTuple, Optional, TypedDict

from mcp.server.fastmcp import FastMCP
from pydantic import BaseModel, Field

mcp = FastMCP("people")


class Name(TypedDict):  # MCP708: 11 pydantic refuses TypedDict before Python 3.12
    first: str


class Age(TypedDict):  # MCP708: 10 so the server fails: import it from typing_extensions
    years: int


class Street(TypedDict):  # MCP708: 13 TypedDict
    name: str


class Town(TypedDict):  # MCP708: 11 TypedDict
    name: str


Country = TypedDict("Country", {"name": str})  # MCP708: 10 TypedDict


class Whole(TypedDict):
    name: str


class Unused(TypedDict):
    name: str


class Person(BaseModel):
    name: Name


@dataclass
class Life:
    age: Age


class House(NamedTuple):
    street: Street


@mcp.tool()
def greet(person: Person) -> str:
    """Greet a person."""
    return person.name["first"]


@mcp.tool()
def grow(life: Life) -> str:
    """Let a person grow older."""
    return str(life.age["years"])


@mcp.tool()
def build(house: House) -> str:
    """Build a house."""
    return house.street["name"]


@mcp.tool()
def towns(names: Annotated[list[Town], Field(description="Which towns.")]) -> str:
    """The size of some towns."""
    return str(len(names))


@mcp.tool()
def travel(country: Optional[Country] = None) -> str:
    """Travel to a country."""
    return country["name"] if country else ""


@mcp.tool()
def whole(name: str) -> Whole:
    """A person; the official SDK makes a model of it."""
    return {"name": name}
