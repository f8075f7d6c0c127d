def create_tools():
    TOOL = {
        # see the manual
        "name": "update_contact",
        "description": "Change fields of a contact.",  # kept short
        # as agreed
        "inputSchema": {
            # for the form
            "type": "object",
            "properties": {
                # kept short
                "phone": {
                    # as agreed
                    "type": ["string", "null"]
                }
            }  # for the form
        }
    }

    return TOOL
