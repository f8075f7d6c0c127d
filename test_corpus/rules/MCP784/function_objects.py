# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP

mcp = FastMCP("home")


@mcp.tool
def search(query: str) -> list[str]:
    """Search the shop for articles."""
    return [query]


@mcp.tool(name="first_article")
async def first(query: str) -> str:
    """Search for the first article."""
    return search.fn(query)[0]  # MCP784: 11 search.fn does not exist in fastmcp 3.4.11 (--mcp-sdk): use search


@mcp.resource("home://rooms")
def rooms() -> str:
    """The rooms."""
    return ", ".join(map(search.fn, ["kitchen"])[0])  # MCP784: 25 search.fn does not


def logged(function):
    function.count = 0
    return function


@logged
@mcp.tool
def paint(room: str) -> str:
    """Paint a room."""
    return room


@mcp.tool
@logged
def clean(room: str) -> str:
    """Clean a room."""
    return room


@logged
def polish(floor: str) -> str:
    return floor


class Lamp:
    def tool(self, function):
        return self

    fn = print


lamp = Lamp()


@lamp.tool
def light(room: str) -> str:
    return room


async def all_of_them() -> None:
    print(rooms.fn())  # MCP784: 10 rooms.fn does not exist
    print(paint.fn("a"), clean.fn("a"), light.fn("a"), lamp.fn("a"), polish.fn("a"))
    try:
        print(await first.fn("a"))
    except AttributeError:
        print(await first("a"))
