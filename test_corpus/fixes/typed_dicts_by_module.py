# settings: --mcp-sdk fastmcp==3.4.11,python==3.10
import typing

from fastmcp import FastMCP

mcp = FastMCP("people")


class Person(typing.TypedDict):
    name: str


class Town(
    typing.TypedDict,
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
