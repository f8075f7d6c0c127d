from mcp.types import Tool


def create_tools():
    LIST = Tool(
        # see the manual
        name="list_papers",
        description="List the newspapers.",  # kept short
        # kept short
        inputSchema={
            # for the form
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "type": "object",  # as agreed
            # see the manual
            "properties": {}
        }
    )

    return LIST
