# revision: 2026-07-28
from mcp.types import Tool

SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={"type": "object"},
    execution={"taskSupport": "always"},
)
