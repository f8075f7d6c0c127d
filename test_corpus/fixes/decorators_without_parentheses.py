from fastmcp import FastMCP

mcp = FastMCP("library")
LIMIT = 20


class Library:
    @mcp.tool
    @staticmethod
    def find_book(title: str) -> list[str]:
        """Find a book by its title, at most {}.""".format(LIMIT)
        return [title]


@mcp.tool
async def lend_book(title: str) -> str:
    "Lend a book, at most " + str(LIMIT)
    return title
