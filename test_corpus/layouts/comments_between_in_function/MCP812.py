from mcp.types import Tool


def create_tools():
    LIST = Tool(
        # see the manual
        name="list_plays",
        description="List the plays.",  # kept short
        # as agreed
        inputSchema={
            # for the form
            "type": "object"
        }
    )

    return LIST
