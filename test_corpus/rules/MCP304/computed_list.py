from mcp.types import Tool

PROPERTIES = {"title": {"type": "string"}, "author": {"type": "string"}}

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={"type": "object", "properties": PROPERTIES, "required": list(PROPERTIES)},
)
LEND = Tool(
    name="lend_book",
    description="Lend a book to a reader.",
    inputSchema={
        "type": "object",
        "properties": PROPERTIES,
        "required": [name for name in PROPERTIES if name != "author"],
    },
)
