import mcp.types as types

ROUTE = types.Tool(
    name="plan_route",
    description="Plan a route between two places.",
    inputSchema={
        "$schema": "http://json-schema.org/draft-07/schema#",  # MCP310: 19 declares draft-07
        "type": "object",
        "properties": {"origin": {"type": "string"}, "target": {"type": "string"}},
        "required": ["origin", "target"],
    },
)
