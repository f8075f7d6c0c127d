# settings: --mcp-clients ollama
from mcp.types import Tool


def create_tools():
    LIST = Tool(
        # see the manual
        name="list_plays",
        description="List the plays.",  # kept short
        # for the form
        inputSchema={
            # for the form
            "type": "object",
            "properties": {
                # see the manual
                "author": {
                    # as agreed
                    "anyOf": [{"type": "string"}, {"type": "null"}]
                }
            }  # kept short
        }
    )

    return LIST
