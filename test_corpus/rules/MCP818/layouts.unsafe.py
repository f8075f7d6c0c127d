# settings: --mcp-clients openai-strict
from mcp.types import Tool

SOW = Tool(name="sow_field", description="Sow a field.", inputSchema={"type": "object", "properties": {}, "additionalProperties": False})  # MCP818: 69 lacks
REAP = Tool(
    name="reap_field",
    description="Reap a field.",
    inputSchema={  # MCP818: 16 lacks
        'type': 'object',
        'properties': {},  # none
        'additionalProperties': False
    },
)
TURN = Tool(
    name="turn_field",
    description="Turn a field.",
    # line+1: MCP818: 16 lacks
    inputSchema=dict(
        type="object",
        properties={
            "by": {"type": "object", "properties": {}, "additionalProperties": {"type": "string"}},  # MCP818: 79 lacks
        },
        required=["by"],
        additionalProperties=False,
    ),
)
