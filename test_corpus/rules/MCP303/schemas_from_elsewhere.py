from mcp.types import Tool

from library import TITLE, Year, properties

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={"type": "object", "properties": {"title": TITLE, "year": Year(1900), **properties()}},
)
LEND = Tool(
    name="lend_book",
    description="Lend a book to a reader.",
    inputSchema={"type": "object", "properties": properties()},
)
