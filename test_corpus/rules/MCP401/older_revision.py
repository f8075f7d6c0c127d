# revision: 2025-03-26
from mcp.types import Tool

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={"type": "object"},
    outputSchema=["title"],
)
