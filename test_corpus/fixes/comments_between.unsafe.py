from mcp.types import Tool

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={  # what it takes
        "type": "object",
        # the words
        "properties": {
            # the title
            "title": {
                "type": "string",  # as printed
                # must be given
                # end of the title
            },
            "year": {"type": "integer"},  # of print
            "place": {"type": "string"},  # of print
            # the shelf
            "shelf": {
                "type": ["string", "null"],
            },
        },
        "required": ["title"],
        # nothing else
    },
)
