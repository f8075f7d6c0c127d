import mcp.types as types

TOOL = types.Tool(
    name="get_rate",
    description="Return the exchange rate\u200b of a currency.\U000e0041\U000e0042",  # MCP204: 16 U+200B
    inputSchema={"type": "object", "properties": {"currency": {"type": "string"}}, "required": ["currency"]},
)
