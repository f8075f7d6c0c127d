from mcp.types import Tool

HEAT = Tool(name="heat_room", description="Heat.", inputSchema={"type": "object"})  # MCP920: 63 extra arguments
LIGHT = Tool(
    name="light_room",
    description="Light a room.",
    inputSchema={  # MCP920: 16 extra arguments
        'type': 'object',
        'properties': {},  # none
        'required': []
    },
)
PAINT = Tool(
    name="paint_room",
    description="Paint a room.",
    inputSchema={"type": "object", "properties": {"room": {"type": "integer"}}, "required": ["room"]},  # MCP920: 16 extra
)
GUARD = Tool(
    name="guard_room",
    description="Guard a room.",
    inputSchema={  # MCP920: 16 extra arguments
        "type": "object",
        "properties": {},
        "patternProperties": {"^room": {"type": "integer"}},
    },
)
OPEN = {
    "name": "open_room",
    "description": "Open a room.",
    "inputSchema": dict(type="object", additionalProperties=True),  # MCP920: 60 extra arguments
}
