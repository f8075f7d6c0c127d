def create_tools():
    TOOL = {
        # see the manual
        "name": "set_volume",
        "description": "Set the volume.",  # kept short
        # for the form
        "inputSchema": {
            # for the form
            "type": "object",
            "properties": {
                # see the manual
                "level": {
                    # as agreed
                    "oneOf": [{"type": "integer"}, {"type": "number"}]
                }
            }  # kept short
        }
    }

    return TOOL
