# settings: --mcp-clients openai-strict
from mcp.types import Tool


def create_tools():
    SOW = Tool(
        # see the manual
        name="sow_field",
        description="Sow a field.",  # kept short
        # see the manual
        inputSchema={
            # for the form
            "type": "object",
            "properties": {}  # as agreed
        }
    )
    REAP = Tool(
        # kept short
        name="reap_field",
        description="Reap a field.",  # for the form
        # kept short
        inputSchema={
            # as agreed
            'type': 'object',
            'properties': {}  # see the manual
        }
    )
    TURN = Tool(
        # for the form
        name="turn_field",
        description="Turn a field.",  # as agreed
        # as agreed
        inputSchema=dict(
            # see the manual
            type="object",
            properties={
                "by": {"type": "object", "properties": {}, "additionalProperties": {"type": "string"}},
            },  # kept short
            # for the form
            required=["by"]
        )
    )

    return TURN
