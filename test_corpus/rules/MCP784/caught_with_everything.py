# settings: --mcp-sdk fastmcp==3.4.11
from contextlib import suppress

from fastmcp import FastMCP

mcp = FastMCP("home")


@mcp.tool
def search(query: str) -> list[str]:
    """Search the shop for articles."""
    return [query]


@mcp.tool
def first(query: str) -> str:
    """Search for the first article."""
    try:
        return search.fn(query)[0]  # MCP784: 15 search.fn does not exist
    except Exception as error:
        return f"nothing: {error}"


def every(query: str) -> list[str]:
    try:
        return search.fn(query)
    except Exception:
        return search(query)


def some(query: str) -> list[str]:
    try:
        return search.fn(query)
    except (AttributeError, ValueError):
        return []


def none(query: str) -> None:
    with suppress(Exception):
        search.fn(query)


async def count() -> int:
    try:
        return len(await mcp.get_tools())  # MCP784: 29 use list_tools()
    except:
        return 0
