def create_tools():
    TOOL = {
        # see the manual
        "name": "query_region",
        "description": "Query the data of a region.",  # kept short
        # as agreed
        "inputSchema": {
            # for the form
            "type": "object",
            "properties": {
                # kept short
                "passport_number": {
                    # as agreed
                    "type": "string"
                }
            }  # for the form
        }
    }

    return TOOL
