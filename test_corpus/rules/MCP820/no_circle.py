# settings: --mcp-clients gemini
from mcp.types import Tool

BUY = Tool(
    name="buy_animal",
    description="Buy an animal.",
    inputSchema={
        "type": "object",
        "properties": {"animal": {"$ref": "#/$defs/one"}},  # MCP819: 42 "one"
        "$defs": {
            "one": {"type": "object", "properties": {"two": {"$ref": "#/$defs/two"}}},  # MCP819: 69 "two"
            "two": {"type": "string"},
        },
    },
)
NAME = Tool(
    name="name_animal",
    description="Name an animal.",
    inputSchema={"type": "object", "properties": {"$ref": {"type": "string", "default": "#"}}},
    outputSchema={"type": "object", "properties": {"young": {"type": "string", "examples": ["#"]}}},
)
