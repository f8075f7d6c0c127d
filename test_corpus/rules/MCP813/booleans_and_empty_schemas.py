# revision: 2026-07-28
# settings: --mcp-clients llamacpp,kimi
from mcp.types import Tool

SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "type": "object",
        "properties": {
            "depth": True,  # MCP813: 21 llama.cpp refuses every request because /properties/depth is true in place of a schema
            "rows": {"type": "array", "items": False},  # MCP813: 47 /properties/rows/items is false
            "seeds": {"type": "object", "additionalProperties": {}},  # MCP813: 64 Kimi refuses every request because "additionalProperties" is {} in /properties/seeds
            "any": {"description": "Anything."},
            "open": {"type": "object", "additionalProperties": True},
        },
        "additionalProperties": False,
    },
)
