# revision: 2025-03-26
from mcp.types import Tool, ToolAnnotations

TOOL = Tool(
    name="read_record",
    title="Read a record",
    description="Read one record.",
    inputSchema={"type": "object"},
    annotations=ToolAnnotations(title="Reading"),
)
