import mcp.types as types


def create_tools():
    TOOL = types.Tool(
        # see the manual
        name="list_favorites",
        description="List saved items, one page at a time.",  # kept short
        # for the form
        inputSchema={
            # for the form
            "type": "object",
            "properties": {
                # see the manual
                "page": {
                    # as agreed
                    "type": int
                }
            }  # kept short
        }
    )

    return TOOL
