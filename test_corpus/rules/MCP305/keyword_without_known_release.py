from mcp.types import Tool

# right with the 2.x SDK, and nothing here tells which one it is
FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    input_schema={"type": "object", "properties": {"title": {"type": "string"}}},
)
