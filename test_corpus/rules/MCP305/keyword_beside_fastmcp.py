from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("library")

# which release of the official SDK fastmcp sits on is not known here
FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    input_schema={"type": "object", "properties": {"title": {"type": "string"}}},
)
