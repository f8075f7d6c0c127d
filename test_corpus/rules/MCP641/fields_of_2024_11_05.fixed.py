# revision: 2024-11-05
from mcp.types import Icon, Tool, ToolAnnotations, ToolExecution

DYE = Tool(
    name="dye_wool",
    title="Dye wool",  # MCP641: 4 "title"
    description="Dye wool.",
    inputSchema={
        "type": "object",
        "properties": {"shop": {"type": "string"}},  # MCP641: 50 "x-mcp-header"
    },
    outputSchema={"type": "object", "properties": {}},  # MCP641: 4 "outputSchema"
    annotations=ToolAnnotations(readOnlyHint=False),  # MCP641: 4 "annotations"
    icons=[Icon(src="https://wool.example/i.png")],  # MCP641: 4 "icons"
    execution=ToolExecution(taskSupport="optional"),  # MCP641: 4 "execution"
    _meta={"example/page": 1},  # MCP641: 4 "_meta"
)
