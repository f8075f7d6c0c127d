from mcp.types import Tool

TITLE = {"type": "str", "required": True}
PAGING = {"page": {"type": "int"}, "size": {"type": "int", "nullable": False}}

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={"type": "object", "properties": {"title": TITLE, **PAGING}},
)
LEND = Tool(
    name="lend_book",
    description="Lend a book by its title.",
    inputSchema={"type": "object", "properties": {"title": TITLE}, "required": []},
)
