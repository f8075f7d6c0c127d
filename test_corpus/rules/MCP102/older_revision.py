# revision: 2024-11-05,2025-03-26,2025-06-18
from mcp.types import Tool

TOOLS = [Tool(name="", description="Open the gate.", inputSchema={"type": "object"})]
