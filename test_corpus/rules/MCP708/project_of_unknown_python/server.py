"""Nothing tells which Pythons the project supports."""

from typing import TypedDict

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("people")


class Name(TypedDict):
    first: str


@mcp.tool()
def greet(name: Name) -> str:
    """Greet a person."""
    return name["first"]
