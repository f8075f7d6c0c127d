def create_tools():
    TOOL = {
        # see the manual
        "name": "find_book",
        "description": "Find a book by its title.",  # kept short
        # for the form
        "inputSchema": {"type": "object", "properties": {"title": {"type": "string"}}},
        "annotations": {"readOnlyHint": True}  # as agreed
    }

    return TOOL
