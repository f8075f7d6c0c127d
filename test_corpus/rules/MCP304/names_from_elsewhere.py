from mcp.types import Tool

from library import REQUIRED, TITLE

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={
        "type": "object",
        "properties": {"title": {"type": "string"}},
        "required": [TITLE, *REQUIRED, "title"],
    },
)
LEND = Tool(
    name="lend_book",
    description="Lend a book to a reader.",
    inputSchema={"type": "object", "properties": {"title": {"type": "string"}}, "required": REQUIRED},
)
