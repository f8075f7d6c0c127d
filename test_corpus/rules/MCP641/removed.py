from mcp.types import Tool, ToolExecution

DYE = Tool(
    name="dye_wool",
    description="Dye wool.",
    inputSchema={"type": "object"},
    execution=ToolExecution(taskSupport="optional"),  # MCP641: 4 "execution" does not exist in revision 2026-07-28 any more
)
SPIN = Tool(
    name="spin_wool",
    description="Spin wool.",
    inputSchema={"type": "object", "properties": {"shop": {"type": "string", "x-mcp-header": "Shop"}}},  # MCP641: 77 "x-mcp-header" does not exist in revision 2025-11-25 yet
)
CARD = Tool(name="card_wool", title="Card", description="Card wool.", inputSchema={"type": "object"}, icons=[])
