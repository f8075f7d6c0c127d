from inspect import cleandoc

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("library")
LIMIT = 20


@mcp.tool(description=f"Find a book by its title, at most {LIMIT}.")
def find_book(title: str) -> list[str]:
    return [title]


@mcp.tool(
    title="Lend",
    description=f"Lend a book, at most {LIMIT}.",
)
def lend_book(title: str) -> str:
    return title


@mcp.tool(annotations={"readOnlyHint": True}, description=cleandoc(f'''Count the books, up to {LIMIT} "titles".

    What is lent counts too.
    '''))
def count_books() -> int:
    total = LIMIT
    return total


def register() -> None:
    @mcp.tool(name="return_book", description=f"Give a book back within {LIMIT} days.")
    def give_back(title: str) -> str:
        return title
