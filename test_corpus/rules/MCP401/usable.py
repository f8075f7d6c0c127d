from fastmcp import FastMCP
from mcp.types import Tool

from library import SCHEMA, TYPE

mcp = FastMCP("library")


@mcp.tool(output_schema={"type": "object", "properties": {"titles": {"type": "array"}}})
def list_titles():
    """List the titles of all books."""
    return {"titles": []}


@mcp.tool(output_schema=None)
def list_years():
    """List the years of all books."""
    return []


@mcp.tool(output_schema=SCHEMA)
def list_shelves():
    """List the shelves."""
    return []


@mcp.tool(output_schema={"$ref": "#/$defs/Row", "type": "object", "$defs": {"Row": {"type": "object"}}})
def list_rows():
    """List the rows of a shelf."""
    return {}


@mcp.tool(output_schema={"type": TYPE})
def list_books():
    """List the books of a row."""
    return {}


@mcp.tool(output_schema={**SCHEMA, "title": "Books"})
def list_readers():
    """List the readers."""
    return {}


FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={"type": "object"},
    outputSchema=None,
)
