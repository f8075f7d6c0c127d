def create_tools():
    TOOL = {
        # see the manual
        "name": "draw_line",
        "description": "Draw a line from the origin.",  # kept short
        # as agreed
        "inputSchema": {
            # for the form
            "type": "object",
            "properties": {
                # kept short
                "to": {
                    # as agreed
                    "type": "array",
                    "prefixItems": [{"type": "number"}, {"type": "number"}]  # see the manual
                }
            }  # for the form
        }
    }

    return TOOL
