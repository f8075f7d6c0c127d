def create_tools():
    TOOL = {
        # see the manual
        "name": "plan_route",
        "description": "Plan a route between two places.",  # kept short
        # kept short
        "inputSchema": {
            # for the form
            "type": "object",  # as agreed
            # see the manual
            "properties": {"origin": {"type": "string"}, "target": {"type": "string"}}
        }
    }

    return TOOL
