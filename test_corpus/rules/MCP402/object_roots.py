from fastmcp import FastMCP
from mcp.types import Tool
from pydantic import BaseModel

from library import SCHEMA, TYPE

mcp = FastMCP("library")


class Book(BaseModel):
    title: str
    sequel: "Book | None" = None


@mcp.tool
def list_titles() -> list[str]:
    """List the titles of all books."""
    return []


@mcp.tool
def count_books() -> int:
    """Count the books."""
    return 0


@mcp.tool
def first_book() -> Book:
    """Return the first book."""
    return Book(title="a")


@mcp.tool
def set_anything(value: str):
    """Set anything."""
    return value


FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={"type": "object"},
    outputSchema={"type": "object", "oneOf": [{"required": ["title"]}, {"required": ["isbn"]}], "properties": {"title": {}, "isbn": {}}},
)
UNKNOWN = Tool(
    name="find_reader",
    description="Find a reader by name.",
    inputSchema={"type": "object"},
    outputSchema={"type": TYPE},
)
SPREAD = Tool(
    name="find_shelf",
    description="Find a shelf.",
    inputSchema={"type": "object"},
    outputSchema={**SCHEMA, "title": "Shelf"},
)
