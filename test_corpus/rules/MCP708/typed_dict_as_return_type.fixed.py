# settings: --mcp-sdk fastmcp==2.14.7,python==3.10

from fastmcp import FastMCP
from typing_extensions import TypedDict

mcp = FastMCP("people")


class Person(TypedDict):  # MCP708: 13 import it from typing_extensions
    name: str


@mcp.tool
def whole(name: str) -> Person:
    """A person."""
    return {"name": name}


@mcp.tool
def name(name: str) -> str:
    """A name."""
    return name


@mcp.tool
def text(name: str) -> str:
    """A text."""
    return name
