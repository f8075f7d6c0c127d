def create_tools():
    TOOL = {
        # see the manual
        "name": "query_region",
        "description": "Query the data of regions.",  # kept short
        # for the form
        "inputSchema": {
            "type": "object",
            "x-mcp-header": "Query",
            "properties": {
                "regions": {"type": "array", "items": {"type": "string", "x-mcp-header": "Region"}},
                "place": {"anyOf": [{"type": "string", "x-mcp-header": "Place"}, {"type": "null"}]},
                "size": {"$ref": "#/$defs/Size"},
                "more": {"type": "object", "additionalProperties": {"type": "string", "x-mcp-header": "More"}},
            },
            "$defs": {"Size": {"type": "number", "x-mcp-header": ""}},
        },
        "outputSchema": {
            # as agreed
            "type": "object",
            "properties": {
                # for the form
                "region": {
                    # see the manual
                    "type": "string"
                }
            }  # as agreed
        }  # see the manual
    }

    return TOOL
