from typing import Annotated

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field

from library import TEXT

mcp = FastMCP("library")


@mcp.tool()
def list_todos(uid: Annotated[str, Field(description="Todo UID")], text: Annotated[str, Field(description="Todo description")]) -> str:
    """List the todos of a reader."""
    return uid + text


@mcp.tool()
def list_readers() -> str:
    """List readers."""
    return ""


@mcp.tool()
def describe(
    description: Annotated[str, Field(description="The description of the book.")],
    xxx: Annotated[str, Field(description="A description")] = "",  # MCP206: 42 "A description" is a placeholder
) -> str:
    """Add a description to a book."""
    return description + xxx


@mcp.tool(description=TEXT)
def find_book(title: str) -> str:
    return title


@mcp.tool()
def lend_book(title: str) -> str:
    """Lend. None of the books are lent twice; a TODO is written for the reader."""
    return title


SHELF = Tool(
    name="shelf",
    description="Shelf of a book",
    inputSchema={"type": "object", "properties": {"description": {"type": "string"}, "todo": {"const": "TODO"}}},
)
