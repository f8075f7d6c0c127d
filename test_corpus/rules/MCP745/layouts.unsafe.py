import typing
from typing import Dict as Mapping

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("stock")


@mcp.tool()
def stock(shelf: str) -> dict[str, int]:  # MCP745: 25 typing.Dict[str, int] is wrapped
    """The stock of a shelf."""
    return {shelf: 1}


@mcp.tool()
def shelves(
    floor: int,
) -> dict[  # MCP745: 5 Mapping[
    str,  # the name
    list[str],
]:
    """The shelves of a floor."""
    return {str(floor): []}
