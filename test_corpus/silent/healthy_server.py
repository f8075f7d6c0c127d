"""An ordinary server without a defect."""
from typing import Annotated, Literal

from mcp.server.fastmcp import Context, FastMCP
from mcp.types import ToolAnnotations
from pydantic import BaseModel, Field

mcp = FastMCP("Library", instructions="Loans and readers.")


class Loan(BaseModel):
    book: int
    reader: str
    weeks: int = 4


@mcp.tool(title="Find books", annotations=ToolAnnotations(readOnlyHint=True, openWorldHint=False))
async def find_books(
    text: Annotated[str, Field(description="Words of the title.")],
    language: Annotated[Literal["en", "de"], Field(description="Language of the book.")] = "en",
    ctx: Context | None = None,
) -> list[str]:
    """Find books by the words of their title."""
    return [text, language]


@mcp.tool()
def lend(loan: Loan) -> Loan:
    """Lend a book to a reader."""
    return loan


@mcp.resource("library://books/{number}")
def book(number: int) -> str:
    return str(number)


@mcp.prompt()
def recommend(reader: str) -> str:
    return f"Recommend a book to {reader}."


if __name__ == "__main__":
    mcp.run()
