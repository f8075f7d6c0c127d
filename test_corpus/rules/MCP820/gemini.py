# settings: --mcp-clients gemini
from mcp.types import Tool

NODE = {
    "type": "object",
    "properties": {
        "name": {"type": "string"},
        "young": {"type": "array", "items": {"$ref": "#/$defs/animal"}},
    },
}
BUY = Tool(
    name="buy_animal",
    description="Buy an animal.",
    inputSchema={
        "type": "object",
        "properties": {"animal": {"$ref": "#/$defs/animal"}},  # MCP820: 42 Gemini refuses every request because a schema refers to itself
        "$defs": {"animal": NODE},
    },
)
SELF = Tool(
    name="sell_animal",
    description="Sell an animal.",
    inputSchema={
        "type": "object",
        "properties": {"name": {"type": "string"}, "young": {"$ref": "#"}},  # MCP820: 69 a schema refers to itself
    },
)
TURN = Tool(
    name="feed_animal",
    description="Feed an animal.",
    inputSchema={
        "type": "object",
        "properties": {"by": {"$ref": "#/$defs/one"}, "with": {"$ref": "#/$defs/three"}},  # MCP820: 38 refers to itself | MCP819: 71 "three"
        "$defs": {
            "one": {"type": "object", "properties": {"two": {"$ref": "#/$defs/two"}}},
            "two": {"type": "object", "properties": {"one": {"$ref": "#/$defs/one"}}},
            "three": {"type": "string"},
        },
    },
)
