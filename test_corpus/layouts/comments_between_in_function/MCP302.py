import mcp.types as types


def create_tools():
    TOOL = types.Tool(
        # see the manual
        name="find_book",
        description="Find a book by its title.",  # kept short
        # as agreed
        inputSchema={
            # for the form
            "properties": {"title": {"type": "string"}}
        }
    )

    return TOOL
