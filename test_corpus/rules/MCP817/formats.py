# settings: --mcp-clients openai-strict,gemini
from datetime import date

from fastmcp import FastMCP
from mcp.types import Tool
from pydantic import AnyUrl

mcp = FastMCP("farm")


@mcp.tool
def visit(url: AnyUrl, day: date) -> str:  # MCP817: 15 because of the format "uri" | MCP817: 28 Gemini refuses every request because of the format "date": use only date-time, enum
    """Visit the farm."""
    return f"{url}{day}"


SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "type": "object",
        "required": ["color"],
        "additionalProperties": False,  # MCP816: 8 because of "additionalProperties"
        "properties": {"color": {"type": "string", "format": "color"}},  # MCP817: 61 because of the format "color"
    },
)
