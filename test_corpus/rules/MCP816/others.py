# settings: --mcp-clients azure-foundry,kimi,zed-gemini
from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("farm")


@mcp.tool
def set_gate(width: int | str) -> str:  # MCP816: 20 Azure AI Foundry drops the tool because of "anyOf"
    """Set the gate."""
    return str(width)


SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "$schema": "https://json-schema.org/draft/2020-12/schema",  # MCP816: 8 Kimi refuses every request because of "$schema"
        "type": "object",
        "properties": {},
        "if": {"minProperties": 1},  # MCP816: 8 Zed with Gemini drops the tool because of "if"
        "then": {"minProperties": 2},
        "additionalProperties": False,
    },
)
