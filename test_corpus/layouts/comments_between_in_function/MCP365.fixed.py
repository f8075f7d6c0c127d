def create_tools():
    TOOL = {
        # see the manual
        "name": "find_book",
        "description": "Find a book by title or number.",  # kept short
        # kept short
        "inputSchema": {
            # for the form
            "type": "object",
            "oneOf": [
                {"properties": {"title": {"type": "string"}}, "required": ["title"]},
                {"properties": {"isbn": {"type": "string"}}, "required": ["isbn"]},
            ],  # as agreed
            # see the manual
            "unevaluatedProperties": False
        }
    }

    return TOOL
