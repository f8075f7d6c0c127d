def create_tools():
    TOOL = {
        # see the manual
        "name": "list_favorites",
        "description": "List saved items, one page at a time.",  # kept short
        # for the form
        "inputSchema": {
            # for the form
            "type": "object",
            "properties": {"limit": {"type": "integer", "default": 20}},  # as agreed
            # kept short
            "required": [
                # see the manual
            ]
        }
    }

    return TOOL
