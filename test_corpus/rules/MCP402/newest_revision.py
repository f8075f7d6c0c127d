# revision: 2026-07-28
from mcp.types import Tool

LIST = Tool(
    name="list_titles",
    description="List the titles of all books.",
    inputSchema={"type": "object"},
    outputSchema={"type": "array", "items": {"type": "string"}},
)
