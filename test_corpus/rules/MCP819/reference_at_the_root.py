# settings: --mcp-clients bedrock-agentcore
from mcp.types import Tool

SEARCH = Tool(
    name="search_plays",
    description="Search the plays of the season.",
    inputSchema={
        "type": "object",
        "$ref": "#/$defs/Query",  # MCP819: 16 refers to "Query"
        "$defs": {"Query": {"properties": {"text": {"type": "string"}}}},
    },
)
