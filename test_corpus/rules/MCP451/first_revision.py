# revision: 2025-06-18
"""In 2025-06-18 only booleans have a default, and titles of choices stand in enumNames."""

from mcp.types import ElicitRequestParams

REQUEST = ElicitRequestParams(
    message="Who?",
    requestedSchema={
        "type": "object",
        "properties": {
            "name": {"type": "string", "default": "guest"},  # MCP451: 39 "default"
            "nights": {"type": "integer", "default": 1},  # MCP451: 42 "default"
            "board": {"type": "string", "oneOf": [{"const": "half", "title": "Half"}]},  # MCP451: 40 "oneOf"
            "breakfast": {"type": "boolean", "default": True},
            "room": {"type": "string", "enum": ["s", "d"], "enumNames": ["Single", "Double"]},
        },
    },
)
