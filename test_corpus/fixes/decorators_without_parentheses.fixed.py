from fastmcp import FastMCP

mcp = FastMCP("library")
LIMIT = 20


class Library:
    @mcp.tool(description="""Find a book by its title, at most {}.""".format(LIMIT))
    @staticmethod
    def find_book(title: str) -> list[str]:
        return [title]


@mcp.tool(description="Lend a book, at most " + str(LIMIT))
async def lend_book(title: str) -> str:
    return title
