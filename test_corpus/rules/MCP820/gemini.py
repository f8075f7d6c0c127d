# settings: --mcp-clients gemini
from mcp.types import Tool

NODE = {
    "type": "object",
    "properties": {
        "name": {"type": "string"},
        "young": {"type": "array", "items": {"$ref": "#/$defs/animal"}},  # MCP819: 53 reference to "animal"
    },
}
BUY = Tool(
    name="buy_animal",
    description="Buy an animal.",
    inputSchema={
        "type": "object",
        "properties": {"animal": {"$ref": "#/$defs/animal"}},  # MCP819: 42 "animal" | MCP820: 42 Gemini refuses every request because a schema refers to itself
        "$defs": {"animal": NODE},
    },
)
SELF = Tool(
    name="sell_animal",
    description="Sell an animal.",
    inputSchema={
        "type": "object",
        "properties": {"name": {"type": "string"}, "young": {"$ref": "#"}},  # MCP819: 69 "#" | MCP820: 69 a schema refers to itself
    },
)
TURN = Tool(
    name="feed_animal",
    description="Feed an animal.",
    inputSchema={
        "type": "object",
        "properties": {"by": {"$ref": "#/$defs/one"}, "with": {"$ref": "#/$defs/three"}},  # MCP819: 38 "one" | MCP819: 71 "three" | MCP820: 38 refers to itself
        "$defs": {
            "one": {"type": "object", "properties": {"two": {"$ref": "#/$defs/two"}}},  # MCP819: 69 "two"
            "two": {"type": "object", "properties": {"one": {"$ref": "#/$defs/one"}}},  # MCP819: 69 "one"
            "three": {"type": "string"},
        },
    },
)
