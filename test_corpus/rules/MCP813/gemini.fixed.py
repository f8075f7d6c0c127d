# revision: 2026-07-28
# settings: --mcp-clients gemini
from typing import Any

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("farm")


@mcp.tool()
def set_gate(state: Any, rows: list[list], notes: list) -> str:  # MCP813: 20 Gemini refuses every request because /properties/state has no "type" | MCP813: 36 /properties/rows/items/items has no "type" | MCP813: 50 /properties/notes/items has no "type"
    """Set the gate."""
    return f"{state}{rows}{notes}"


SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "type": "object",
        "properties": {
            "field": {"description": "Its number."},  # MCP813: 21 /properties/field has no "type"
            "seed": {"type": "string", "enum": ["oat", "rye"]},  # MCP813: 20 the "enum" in /properties/seed stands without a "type"
            "depth": True,  # MCP813: 21 /properties/depth is true in place of a schema
            "rows": {"type": "array", "items": {}},  # MCP813: 47 /properties/rows/items has no "type"
        },
    },
)
