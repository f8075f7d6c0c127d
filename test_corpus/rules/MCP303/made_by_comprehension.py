from mcp.types import Tool

FIELDS = ("title", "author", "publisher")

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={"type": "object", "properties": {name: {"type": "string"} for name in FIELDS}},
)
