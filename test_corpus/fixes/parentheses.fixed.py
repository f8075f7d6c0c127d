from mcp.types import Tool

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema=({
        "type": "object",
        ("properties"): ({
            "title": ({"type": "string"}),
            "year": {"type": "integer"},
        }),
        "required": ["year", "title"],
    }),
)
