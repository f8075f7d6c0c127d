import mcp.types as types

ROUTE = types.Tool(
    name="plan_route",
    description="Plan a route between two places.",
    inputSchema={
        "type": "object",
        "properties": {"origin": {"type": "string"}, "target": {"type": "string"}},
        "required": ["origin", "target"],
    },
)
