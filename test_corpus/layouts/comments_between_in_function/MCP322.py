def create_tools():
    TOOL = {
        # see the manual
        "name": "find_book",
        "description": "Find a book by its title.",  # kept short
        # as agreed
        "inputSchema": {
            # for the form
            "type": "object",
            "properties": {
                # kept short
                "title": {
                    # as agreed
                    "type": "string",
                    "required": True  # see the manual
                }
            }  # for the form
        }
    }

    return TOOL
