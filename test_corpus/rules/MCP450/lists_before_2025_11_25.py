# revision: 2025-06-18,2025-11-25
"""A choice of several is newer than the first revision with forms."""

from mcp.types import ElicitRequestParams

REQUEST = ElicitRequestParams(
    message="What else?",
    requestedSchema={
        "type": "object",
        "properties": {
            "extras": {"type": "array", "items": {"type": "string", "enum": ["towel"]}},  # MCP450: 31 2025-06-18
            "name": {"type": "string"},
        },
    },
)
