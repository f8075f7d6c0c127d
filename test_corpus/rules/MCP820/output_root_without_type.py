# settings: --mcp-clients claude
from mcp.types import Tool

BUY = Tool(
    name="buy_animal",
    description="Buy an animal.",
    inputSchema={"type": "object", "properties": {}},
    outputSchema={  # MCP402: 17 "type": "object"
        "$ref": "#/$defs/animal",
        "$defs": {"animal": {"type": "object", "properties": {"young": {"$ref": "#/$defs/animal"}}}},
    },
)
