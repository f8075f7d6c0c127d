# revision: 2025-06-18
"""The first revision with forms has no choice of several."""

from mcp.types import ElicitRequestParams

REQUEST = ElicitRequestParams(
    message="What else?",
    requestedSchema={
        "type": "object",
        "properties": {
            "extras": {"type": "array", "items": {"type": "string", "enum": ["towel"]}},  # MCP450: 31 2025-06-18
            "board": {"type": "string", "enum": ["half", "full"], "enumNames": ["Half", "Full"]},
        },
    },
)
