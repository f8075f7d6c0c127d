from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("library")


@mcp.tool(output_schema={"type": "array", "items": {"type": "string"}})  # MCP401: 24 fastmcp raises ValueError
def list_titles():
    """List the titles of all books."""
    return []


@mcp.tool(output_schema=True)  # MCP401: 24 must be an object, not true
def list_years():
    """List the years of all books."""
    return []


@mcp.tool(output_schema={})  # MCP401: 24 fastmcp raises ValueError
def list_shelves():
    """List the shelves."""
    return []


@mcp.tool(output_schema={"anyOf": [{"type": "object"}]})  # MCP401: 24 fastmcp raises ValueError
def list_rows():
    """List the rows of a shelf."""
    return []


FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={"type": "object"},
    outputSchema=["title"],  # MCP401: 17 must be an object, not ["title"]
)
