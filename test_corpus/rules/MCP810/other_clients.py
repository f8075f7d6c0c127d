# settings: --mcp-clients cursor,grok
from mcp.types import Tool

FEED = Tool(
    name="feed_animals",
    description="Feed the animals of a cage, or one.",
    inputSchema={
        "type": "object",
        "properties": {"cage": {"type": "integer"}},
        "oneOf": [{"required": ["cage"]}],
    },
)
OPEN = Tool(
    name="open_cage",
    description="Open a cage.",
    inputSchema={"type": "object", "properties": {"cage": {"type": "integer"}}, "not": {"required": ["key"]}},
)
SHUT = Tool(
    name="shut_cage",
    description="Shut a cage.",
    inputSchema={"type": "object", "properties": {"cage": {"type": "integer"}}, "enum": [{"cage": 1}]},
)
