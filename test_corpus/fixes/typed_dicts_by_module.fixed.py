# settings: --mcp-sdk fastmcp==3.4.11,python==3.10
import typing

from fastmcp import FastMCP
from typing_extensions import TypedDict

mcp = FastMCP("people")


class Person(TypedDict):
    name: str


class Town(
    TypedDict,
    total=False,
):
    name: typing.Required[str]


@mcp.tool
def greet(person: Person) -> str:
    """Greet a person."""
    return person["name"]


@mcp.tool
def towns(near: str) -> list[Town]:
    """The towns near another one."""
    return [{"name": near}]
