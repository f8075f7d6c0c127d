from mcp.types import Tool


def create_tools():
    LIST = Tool(
        # see the manual
        name="list_papers",
        description="List the newspapers.",  # kept short
        # see the manual
        inputSchema={
            # for the form
            "type": "object",
            "properties": {}  # as agreed
        }
    )

    return LIST
