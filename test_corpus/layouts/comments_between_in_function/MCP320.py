def create_tools():
    TOOL = {
        # see the manual
        "name": "list_favorites",
        "description": "List saved items, one page at a time.",  # kept short
        # see the manual
        "inputSchema": {
            # for the form
            "type": "object",
            "properties": {
                # kept short
                "order": {
                    # as agreed
                    "type": "string",
                    "enum": "newest"  # see the manual
                }
            },  # for the form
            # as agreed
            "additionalProperties": "false"
        }
    }

    return TOOL
