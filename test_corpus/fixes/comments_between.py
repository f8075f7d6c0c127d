from mcp.types import Tool

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={  # what it takes
        # the words
        "properties": {
            # the title
            "title": {
                "type": "str",  # as printed
                # must be given
                "required": True,
                # end of the title
            },
            "year": {"type": "int", "required": False},  # of print
            "place": {"required": False, "type": "string"},  # of print
            # the shelf
            "shelf": {
                "type": "string",
                "nullable": True,  # may be unknown
            },
        },
        # nothing else
    },
)
