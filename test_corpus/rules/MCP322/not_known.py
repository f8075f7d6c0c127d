from mcp.types import Tool

from library import BASE, IS_REQUIRED, flag

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={
        "type": "object",
        "properties": {
            "title": {"type": "string", "required": IS_REQUIRED},
            "author": {"type": "string", "required": flag("author")},
        },
    },
)
LEND = Tool(
    name="lend_book",
    description="Lend a book to a reader.",
    inputSchema={**BASE, "type": "object", "properties": {"title": {"type": "string", "required": True}}},
)
