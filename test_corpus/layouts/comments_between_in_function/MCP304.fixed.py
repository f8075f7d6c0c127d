def create_tools():
    TOOL = {
        # see the manual
        "name": "find_book",
        "description": "Find a book by its title.",  # kept short
        # kept short
        "inputSchema": {
            # for the form
            "type": "object",
            "properties": {"title": {"type": "string"}},  # as agreed
            # see the manual
            "required": ["title"]
        }
    }

    return TOOL
