from mcp.server.fastmcp import FastMCP

mcp = FastMCP("library")
LIMIT = 20


@mcp.tool()
def find_book(title: str) -> list[str]:
    f"""Find a book by its title, at most {LIMIT}."""
    return [title]


@mcp.tool(
    title="Lend",
)
def lend_book(title: str) -> str:
    f"""Lend a book, at most {LIMIT}."""

    return title


@mcp.tool(annotations={"readOnlyHint": True})
def count_books() -> int:
    f'''Count the books, up to {LIMIT} "titles".

    What is lent counts too.
    '''
    total = LIMIT
    return total


def register() -> None:
    @mcp.tool(name="return_book")
    def give_back(title: str) -> str:
        f"Give a book back within {LIMIT} days."
        return title
