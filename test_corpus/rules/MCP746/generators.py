from collections.abc import Generator
from contextlib import contextmanager

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("ticker")


@mcp.tool()
async def ticks(count: int):
    """Some ticks."""
    for index in range(count):
        yield index  # MCP746: 8 an async generator is not run by mcp 1.30.0


@mcp.tool()
def steps(count: int) -> Generator[int, None, None]:
    """Some steps."""
    yield from range(count)  # MCP746: 4 gives an empty structured result
    yield count


@mcp.tool()
def plain(count: int):
    """A generator without an output schema is written down item by item."""
    yield from range(count)


@mcp.tool()
async def collected(count: int) -> list[int]:
    """Some ticks, the collected way."""

    async def inner():
        for index in range(count):
            yield index

    return [each async for each in inner()]


@mcp.tool()
@contextmanager
def managed(count: int):
    """What another decorator makes of a generator."""
    yield count


@mcp.tool()
def squares(count: int) -> list[int]:
    """Some squares."""
    return [each * each for each in range(count)]


@mcp.tool()
def texts(count: int) -> str:
    """Some texts."""
    return "".join(str(each) for each in range(count))
