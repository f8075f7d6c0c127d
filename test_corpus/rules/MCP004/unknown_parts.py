import os

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

from library import LIMIT, SCHEMA, Title

mcp = FastMCP("library")


@mcp.tool(name=os.environ["NAME"])  # MCP004: 15 /name of this tool is not known
def list_books(title: str) -> str:
    """List the books of the library."""
    return title


@mcp.tool()
def find_book(title: Title) -> str:  # MCP004: 14 /inputSchema/required | MCP004: 21 /inputSchema/properties/title of "find_book"
    """Find a book."""
    return str(title)


LEND = Tool(
    name="lend_book",
    description=os.environ["TEXT"],  # MCP004: 16 /description of "lend_book" is not known
    inputSchema={"type": "object", "properties": {"limit": {"type": "integer", "maximum": LIMIT}, **SCHEMA}},  # MCP004: 100 /inputSchema/properties of "lend_book"
)
RETURN = Tool(
    name="return_book",
    description="Take a book back.",
    inputSchema={"type": "object", "properties": {"limit": {"type": "integer", "maximum": LIMIT}}},  # MCP004: 90 properties/limit/maximum
)
