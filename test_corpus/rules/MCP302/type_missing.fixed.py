import mcp.types as types

NEXT = types.Tool(
    name="next_tasks",
    description="List the next tasks.",
    inputSchema={"type": "object", "properties": {"limit": {"type": "integer"}}},  # MCP302: 16 must have "type": "object"
)
