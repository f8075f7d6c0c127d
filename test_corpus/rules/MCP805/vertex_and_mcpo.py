# settings: --mcp-clients vertex,mcpo
from mcp.types import Tool

COUNT = Tool(
    name="count_animals",
    description="Count the animals.",
    inputSchema={
        "type": "object",
        "properties": {
            "cage-number": {"type": "integer"},  # MCP805: 12 Vertex AI refuses every request because of the parameter "cage-number"
            "_page": {"type": "integer"},  # MCP805: 12 mcpo loses the whole list because of the parameter "_page"
            "cage_number": {"type": "integer"},
        },
    },
)
