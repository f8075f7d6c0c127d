"""Output: tuple, set, generator, AsyncIterator."""

from typing import AsyncIterator, Generator
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t_tup() -> tuple[int, str]: return (1, "")


@mcp.tool()
def t_set() -> set[int]: return set()


@mcp.tool()
def t_gen() -> Generator[int, None, None]: yield 1
