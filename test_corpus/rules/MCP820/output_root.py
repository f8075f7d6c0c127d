# revision: 2026-07-28
# settings: --mcp-clients claude
from mcp.types import Tool

BUY = Tool(
    name="buy_animal",
    description="Buy an animal.",
    inputSchema={"type": "object", "properties": {}},
    outputSchema={
        "type": "object",
        "$ref": "#/$defs/animal",  # MCP820: 16 Claude loses the whole list because the root of the output schema is a "$ref"
        "$defs": {"animal": {"type": "object", "properties": {"young": {"$ref": "#/$defs/animal"}}}},
    },
)
