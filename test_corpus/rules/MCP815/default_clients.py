from mcp.types import Tool

SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={"type": "object", "properties": {"field": {"type": ["integer", "null"]}}},
)
