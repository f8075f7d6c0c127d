def create_tools():
    TOOL = {
        # see the manual
        "name": "get_user",
        "description": "Get a user by e-mail address.",  # kept short
        # as agreed
        "inputSchema": {
            # for the form
            "type": "object",
            "properties": {
                # kept short
                "email": {
                    # as agreed
                    "type": "string",
                    "pattern": r"^\S+\@\S+$"  # see the manual
                }
            }  # for the form
        }
    }

    return TOOL
