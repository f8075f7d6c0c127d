from mcp.types import Tool

NAMES = ("title", "author")

TOOLS = [
    Tool(
        name="find_book",
        description="Find a book by its title.",
        inputSchema={
            "type": "object",
            "properties": {"title": {"type": "string"}, "author": {"type": "string"}},
            "required": NAMES,
        },
    ),
    Tool(
        name="lend_book",
        description="Lend a book to a reader.",
        inputSchema={
            "type": "object",
            "properties": {"title": {"type": "string"}, "author": {"type": "string"}},
            "required": sorted({"title", "author"}),
        },
    ),
    Tool(
        name="list_books",
        description="List the books.",
        inputSchema={"type": "object", "properties": {"page": {"type": "integer"}}, "required": []},
    ),
]
