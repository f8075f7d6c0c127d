from mcp.types import Tool


def create_tools():
    PLAN = Tool(
        # see the manual
        name="plan_visit",
        description="Plan a visit.",  # kept short
        # see the manual
        inputSchema={
            # for the form
            "type": "object",
            "properties": {
                # see the manual
                "visit_date": {
                    # as agreed
                    "type": "string"
                },
                "map_url": {
                    # kept short
                    'description': 'A map.',
                    'type': 'string'  # for the form
                },  # as agreed
                # for the form
                "start_time": {
                    # see the manual
                    "type": "string",
                    "minLength": 20  # kept short
                }
            }  # as agreed
        }
    )

    return PLAN
