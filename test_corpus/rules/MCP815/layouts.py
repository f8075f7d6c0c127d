# settings: --mcp-clients ollama
"""Lists of types, laid out in different ways."""

from mcp.types import Tool

SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "type": "object",
        "properties": {
            # line+1: MCP815: 30 "type" is the list
            "field": {"type": ["integer", "null"], "minimum": 1, "description": "Its number.", "default": None},
            # line+1: MCP815: 56 "type" is the list
            "seed": {'description': 'A plant.', 'type': ('null', 'string'), 'enum': ['oat', None, 'rye']},
            "rows": {
                # line+1: MCP815: 24 "type" is the list
                "type": ["array", "null"],
            },
            # line+5: MCP815: 24 "type" is the list
            "depth": {
                "title": "Depth",
                "minimum": 0,
                "maximum": 1_000_000_000_000,
                "type": ["number", "null"],
                "description": "How deep the seed is put into the ground, in metres.",
                "exclusiveMaximum": 1_000_000_000_000_000_000_000_000
            },
            # line+3: MCP815: 24 "type" is the list
            "plan": {
                "description": "What grows where.",
                "type": ["object", "null"],
                "properties": {
                    "row": {"type": "integer"},
                    # between
                    "seed": {"type": "string"},
                },
                "required": [
                    "row",
                    "seed",
                ],
                "x-order": 1,
            },
        },
    },
)
LEFT_ALONE = Tool(
    name="rest_field",
    description="Let a field rest.",
    inputSchema={
        "type": "object",
        "properties": {
            "field": {"type": ["integer", "null"], "anyOf": [{"minimum": 1}]},  # MCP815: 30 "type" is the list
            "seed": {"type": ["string", "null"], "enum": ["oat"]},  # MCP815: 29 "type" is the list
            "none": {"type": ["null"]},  # MCP815: 29 "type" is the list
            "year": {"type": ["integer", "string"]},  # MCP815: 29 "type" is the list
            "same": {"$ref": "#/properties/plan/properties/row"},
            "plan": {
                "type": ["object", "null"],  # MCP815: 24 "type" is the list
                "properties": {"row": {"type": "integer"}},
            },
            "rows": {
                "type": ["array", "null"],  # MCP815: 24 "type" is the list
                "items": {"type": "integer"},
            },
        },
    },
)
