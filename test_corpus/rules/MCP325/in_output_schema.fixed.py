from mcp.types import Tool

GET = Tool(
    name="get_level",
    description="Tell the level of a lamp.",
    inputSchema={"type": "object"},
    outputSchema={
        "type": "object",
        "properties": {"level": {"type": "integer"}},  # MCP325: 41 use "integer"
        "required": ["level"],  # MCP325: 20 JSON has no sets
    },
)
