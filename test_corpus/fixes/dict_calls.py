from mcp.types import Tool

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema=dict(
        properties=dict(
            title=dict(type="str", required=True),
            year=dict(type='integer', nullable=True, example=1999),
            shelf=dict(type="string", min_length=1),
        ),
    ),
)
