from mcp.types import Tool

TITLE = {"type": "string"}
PAGING = {"page": {"type": "integer"}, "size": {"type": "integer"}}

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={"type": "object", "properties": {"title": TITLE, **PAGING}, "required": ["title"]},
)
LEND = Tool(
    name="lend_book",
    description="Lend a book by its title.",
    inputSchema={"type": "object", "properties": {"title": TITLE}, "required": ["title"]},
)
