from mcp.types import Tool

EITHER = {"oneOf": [{"required": ["cage"]}, {"required": ["animal"]}]}  # MCP810: 10 because of "oneOf"
PROPERTIES = {"cage": {"type": "integer"}, "animal": {"type": "string"}}

FEED = Tool(
    name="feed_animals",
    description="Feed the animals of a cage, or one.",
    inputSchema={
        "type": "object",
        "properties": PROPERTIES,
        "anyOf": [{"required": ["cage"]}, {"required": ["animal"]}],  # MCP810: 8 Claude and OpenAI refuse every request because of "anyOf" at the root
    },
)
TOOLS = [
    {
        "name": "clean_cages",
        "description": "Clean a cage, or that of an animal.",
        "inputSchema": {"type": "object", "properties": PROPERTIES, **EITHER},
    },
    {
        "name": "open_cage",
        "description": "Open a cage.",
        "inputSchema": {
            "type": "object",
            "properties": PROPERTIES,
            "allOf": [{"required": ["cage"]}],  # MCP810: 12 because of "allOf" at the root
            "not": {"required": ["cage", "animal"]},  # MCP810: 12 OpenAI refuses every request because of "not"
        },
    },
]
