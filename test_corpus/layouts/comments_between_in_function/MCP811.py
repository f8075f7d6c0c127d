from mcp.types import Tool


def create_tools():
    RESERVE = Tool(
        # see the manual
        name="reserve_seats",
        description="Reserve seats.",  # kept short
        # for the form
        inputSchema={
            # for the form
            "type": "object",
            "properties": {
                # see the manual
                "seats": {
                    # as agreed
                    "type": "array"
                }
            }  # kept short
        }
    )

    return RESERVE
