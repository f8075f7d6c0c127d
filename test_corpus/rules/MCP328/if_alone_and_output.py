from mcp.types import Tool

STORE = Tool(
    name="store",
    description="Store a value.",
    inputSchema={
        "type": "object",
        "properties": {"value": {"type": "string"}},
        "if": {"required": ["value"]},  # MCP328: 8 "if" has no effect without "then" or "else"
    },
    outputSchema={
        "type": "object",
        "properties": {"key": {"type": "integer", "minItems": 1}},  # MCP328: 50 acts on arrays only
    },
)
