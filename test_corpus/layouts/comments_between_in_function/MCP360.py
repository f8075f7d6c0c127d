def create_tools():
    TOOL = {
        # see the manual
        "name": "find_book",
        "description": "Find a book by its title.",  # kept short
        # for the form
        "inputSchema": {
            # for the form
            "type": "object",
            "properties": {"title": {"type": "string"}},  # as agreed
            # kept short
            "required": [
                # see the manual
                "titel"
            ]
        }
    }

    return TOOL
