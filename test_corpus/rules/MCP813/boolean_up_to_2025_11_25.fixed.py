# settings: --mcp-clients llamacpp
from mcp.types import Tool

SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={"type": "object", "properties": {"depth": {}}},  # MCP303: 59 the schema of "depth" must be an object
)
