# revision: 2025-03-26
from mcp.types import Icon, Tool, ToolAnnotations, ToolExecution

DYE = Tool(
    name="dye_wool",
    description="Dye wool.",
    inputSchema={
        "type": "object",
        "properties": {"shop": {"type": "string"}},  # MCP641: 50 "x-mcp-header"
    },
    annotations=ToolAnnotations(readOnlyHint=False),
)
