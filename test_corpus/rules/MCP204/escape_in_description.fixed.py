import mcp.types as types

TOOL = types.Tool(
    name="get_rate",
    description="Return the exchange rate of a currency.",  # MCP204: 16 U+200B
    inputSchema={"type": "object", "properties": {"currency": {"type": "string"}}, "required": ["currency"]},
)
