from mcp.types import Tool

TITLE = ["string", "null"]  # MCP303: 8 the schema of "title" must be an object
PROPERTIES = {"title": TITLE, "year": {"type": "integer"}}

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={"type": "object", "properties": PROPERTIES},
)
