from mcp.types import Tool

PLAN = Tool(
    name="plan_visit",
    description="Plan a visit.",
    inputSchema={
        "type": "object",
        "properties": {
            "visit_date": {"type": "string"},  # MCP923: 12 "format": "date"
            "map_url": {  # MCP923: 12 "format": "uri"
                'description': 'A map.',
                'type': 'string'
            },
            # line+1: MCP923: 12 "format": "date-time"
            "start_time": {
                "type": "string",  # with a zone
                "minLength": 20,
            },
        },
    },
)
