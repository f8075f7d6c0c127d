# revision: 2025-11-25
from mcp.types import Tool, ToolExecution

DYE = Tool(
    name="dye_wool",
    title="Dye wool",
    description="Dye wool.",
    inputSchema={"type": "object"},
    execution=ToolExecution(taskSupport="optional"),
)
SPIN = Tool(name="spin_wool", description="Spin wool.", inputSchema={"type": "object"}, execution=None)
TOOLS = [
    {"name": "card_wool", "description": "Card wool.", "inputSchema": {"type": "object"}, "_meta": {}},
]
