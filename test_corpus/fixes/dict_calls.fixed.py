from mcp.types import Tool

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema=dict(
        type="object",
        properties=dict(
            title=dict(type="string"),
            year=dict(type=['integer', 'null'], examples=[1999]),
            shelf=dict(type="string", minLength=1),
        ),
        required=["title"],
    ),
)
