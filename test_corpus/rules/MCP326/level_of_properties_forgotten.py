from mcp.types import Tool

WEATHER = Tool(
    name="get_weather",
    description="Tell the weather in a city.",
    inputSchema={
        "type": "object",
        "city": {"type": "string"},  # MCP326: 8 "city" looks like a property
        "country": {"type": "string", "default": "DE"},
        "required": ["city"],
    },
)
ROUTE = Tool(
    name="plan_route",
    description="Plan a route.",
    inputSchema={
        "type": "object",
        "properties": {
            "origin": {"type": "string"},
            "via": {"type": "object", "place": {"$ref": "#/$defs/Place"}},  # MCP326: 38 "place" looks like
        },
        "target": {"type": "string"},  # MCP326: 8 "target" looks like a property
        "Items": {"type": "array"},
        "required": ["origin", "target"],
        "$defs": {"Place": {"type": "string"}},
    },
)
