def create_tools():
    TOOL = {
        # see the manual
        "name": "find_book",
        "description": "Find a book by its title.",  # kept short
        # see the manual
        "inputSchema": {
            # for the form
            "type": "object",
            "properties": {
                # kept short
                "title": {
                    # as agreed
                    "type": "string",
                    "minLength": 1  # see the manual
                }
            },  # for the form
            # as agreed
            "required": ["title"]
        }
    }

    return TOOL
