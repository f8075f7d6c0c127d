# revision: 2025-06-18
from mcp.types import Icon, Tool, ToolAnnotations, ToolExecution

DYE = Tool(
    name="dye_wool",
    title="Dye wool",
    description="Dye wool.",
    inputSchema={
        "type": "object",
        "properties": {"shop": {"type": "string", "x-mcp-header": "Shop"}},  # MCP641: 50 "x-mcp-header"
    },
    outputSchema={"type": "object", "properties": {}},
    annotations=ToolAnnotations(readOnlyHint=False),
    icons=[Icon(src="https://wool.example/i.png")],  # MCP641: 4 "icons"
    execution=ToolExecution(taskSupport="optional"),  # MCP641: 4 "execution"
    _meta={"example/page": 1},
)
