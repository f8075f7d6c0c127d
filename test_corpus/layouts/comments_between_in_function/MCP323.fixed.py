def create_tools():
    TOOL = {
        # see the manual
        "name": "resize",
        "description": "Resize a picture.",  # kept short
        # see the manual
        "inputSchema": {
            # for the form
            "type": "object",
            "properties": {
                # for the form
                "factor": {
                    # as agreed
                    "type": "number",
                    "exclusiveMinimum": 0  # see the manual
                    # kept short
                }
            }  # as agreed
        }
    }

    return TOOL
