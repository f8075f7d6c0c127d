from mcp.types import Tool

SEND = Tool(
    name="send",
    description="Send a parcel.",
    inputSchema={
        "type": "object",
        "properties": {"street": {"type": "string"}, "town": {"type": "string"}},
        "dependentRequired": {"street": ["town"]},  # MCP320: 40 must be a list of different names, not "town": write ["town"]
    },
    outputSchema={
        "type": "object",
        "properties": {"sent": {"type": "string"}},
        "required": ["sent"],  # MCP320: 20 /outputSchema/required must be a list of different names
    },
)
MOVE = Tool(
    name="move",
    description="Move a parcel.",
    inputSchema={
        "type": "object",
        "properties": {
            "to": {"type": ["string", "string"]},  # MCP320: 27 repeats an item
            "from": {"type": []},  # MCP320: 29 must be a type name or a list of different type names, not []
            "via": {"type": 7},  # MCP320: 28 must be a type name or a list of different type names, not 7
            "on": {"type": ["string", 8]},  # MCP320: 38 must be one of string, integer
        },
    },
    outputSchema={
        "type": "object",
        "properties": {"sent": {"type": "string"}, "moved": {"type": "boolean"}},
        "required": ["sent", "moved", "sent"],  # MCP320: 20 /outputSchema/required repeats an item
    },
)
