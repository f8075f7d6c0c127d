from mcp.types import Tool

LONG = Tool(
    name="a" * 129,  # MCP102: 9 has 129 characters
    description="Shut the zoo.",
    inputSchema={"type": "object", "properties": {}},
)
