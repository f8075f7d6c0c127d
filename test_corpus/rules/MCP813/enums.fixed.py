# settings: --mcp-clients gemini
"""Enums without a type, of different kinds and layouts."""

from mcp.types import Tool

SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "type": "object",
        "properties": {
            "seed": {  # MCP813: 20 the "enum" in /properties/seed stands without a "type": add "type": "string"
                "type": "string",
                "description": "A plant.",
                "enum": ["oat", "rye"]
            },
            # line+1: MCP813: 21 add "type": "integer" | MCP814: 30 1 in an "enum"
            "field": {'type': 'integer', 'enum': [1, 2]},
            "depth": dict(type="number", enum=[0.5, 1]),  # MCP813: 21 add "type": "number" | MCP814: 31 0.5 in an "enum"
            "rows": {"enum": ["all", None]},  # MCP813: 20 /properties/rows has no "type" | MCP814: 29 null in an "enum"
            # line+1: MCP813: 20 /properties/year has no "type" | MCP363: 29 "enum" is empty
            "year": {"enum": []},
        },
    },
)
