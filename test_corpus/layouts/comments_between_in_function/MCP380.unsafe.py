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
                "region": {
                    # as agreed
                    "type": "string",
                    "x-mcp-header": "Data-Region"  # see the manual
                }
            }  # for the form
        }
    }

    return TOOL
