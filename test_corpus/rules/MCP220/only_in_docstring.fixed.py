from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("library")


@mcp.tool()
def find_book(
    title: Annotated[str, Field(description="The title, or the beginning of it.")],
    year: Annotated[int, Field(description="The year in which it appeared.")] = 0,
) -> str:  # MCP220: 14 no description of "title", "year", which only the docstring
    """Find a book.

    Args:
        title: The title, or the beginning of it.
        year: The year in which it
            appeared.
    """
    return f"{title}{year}"


@mcp.tool()
def lend_book(
    title: str = Field(description="The title."),
    reader: Annotated[str, Field(description="The name of the reader.")] = "",  # MCP220: 4 no description of "reader"
) -> str:
    """Lend a book.

    Parameters
    ----------
    title : str
        The title.
    reader : str
        The name of the reader.
    """
    return title + reader


@mcp.tool(description="Return a book.")
def return_book(title: Annotated[str, Field(description="The title.")]) -> str:  # MCP220: 16 no description of "title"
    """Return a book.

    :param title: The title.
    """
    return title


@mcp.tool()
def move_book(
    first_parameter_of_the_tool: Annotated[int, Field(description="The first.")],  # MCP220: 4 "first_parameter_of_the_tool" and 2 more
    second_parameter_of_the_tool: Annotated[int, Field(description="The second.")],
    third: Annotated[int, Field(description="The third.")],
) -> str:
    """Move a book.

    Args:
        - `first_parameter_of_the_tool`: The first.
        - `second_parameter_of_the_tool` (int): The second.
        - `third`: The third.
    """
    return f"{first_parameter_of_the_tool}{second_parameter_of_the_tool}{third}"
