from typing import Annotated

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field

mcp = FastMCP("library")


@mcp.tool()
def list_books() -> str:
    """TODO"""  # MCP206: 4 "TODO" is a placeholder, write what the tool does
    return ""


@mcp.tool()
def list_readers() -> str:
    """listReaders."""  # MCP206: 4 only repeats the name
    return ""


@mcp.tool()
def list_shelves() -> str:
    """TODO: write this later, when it works."""  # MCP206: 4 is a placeholder
    return ""


@mcp.tool()
def find_book(title: Annotated[str, Field(description="Add description")]) -> str:  # MCP206: 54 write what the value is
    """Find a book by its title."""
    return title


LEND = Tool(
    name="lend-book",
    description="lend_book",  # MCP206: 16 only repeats the name
    inputSchema={
        "type": "object",
        "properties": {
            "book": {"type": "string", "description": "..."},  # MCP206: 54 "..." is a placeholder
            "reader": {"type": "string", "description": "Your description here."},  # MCP206: 56 is a placeholder
        },
    },
)
