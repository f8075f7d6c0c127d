from mcp.types import Tool

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema=({
        ("properties"): ({
            "title": ({"type": ("str"), "required": (True)}),
            "year": {"type": (
                "int"
            )},
        }),
        "required": (
            "year"
        ),
    }),
)
