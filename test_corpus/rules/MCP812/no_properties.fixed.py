from mcp.types import Tool

NONE = {"type": "object", "properties": {}}  # MCP812: 7 OpenAI refuses every request because the input schema has no "properties": add "properties": {}

OPEN = Tool(name="open_zoo", description="Open the zoo.", inputSchema=NONE)
SHUT = Tool(
    name="shut_zoo",
    description="Shut the zoo.",
    inputSchema={"type": "object", "properties": {}, "additionalProperties": False},  # MCP812: 16 has no "properties"
)
TOOLS = [
    {
        "name": "count_animals",
        "description": "Count the animals.",
        "inputSchema": {"type": "object", "properties": {}, "required": []},  # MCP812: 23 has no "properties"
    }
]
