from mcp.types import Tool

URI = "https://json-schema.org/draft/2020-12/schema"
NONE = {"$schema": URI, "type": "object", "properties": {}}  # MCP927: 8 "$schema" names the dialect that holds anyway

OPEN = Tool(name="open_room", description="Open a room.", inputSchema=NONE)
CLOSE = Tool(
    name="close_room",
    description="Close a room.",
    inputSchema={"type": "object", "properties": {}},
    outputSchema={
        "type": "object",
        "properties": {},
    },
)
HEAT = Tool(
    name="heat_room",
    description="Heat a room.",
    inputSchema={
        "type": "object",
        "properties": {},
    },
)
