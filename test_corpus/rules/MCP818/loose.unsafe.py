# settings: --mcp-clients openai-strict
from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("farm")
DEEP = {"type": "integer"}


@mcp.tool
def visit(guests: int, children: int = 0) -> str:  # MCP818: 39 OpenAI's strict mode refuses every request because of "default": leave it out
    """Visit the farm."""
    return f"{guests}{children}"


SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={  # MCP818: 16 because an object lacks "additionalProperties": false
        "type": "object",
        "properties": {
            "field": {"type": "integer"},
            "seed": {"type": "string"},  # MCP818: 12 because "seed" is not required
            "rows": {
                "type": "object",
                "properties": {},
                "additionalProperties": False,  # MCP818: 40 lacks "additionalProperties": false
            },
            "by": {
                "allOf": [{"type": "string"}],  # MCP818: 16 because of "allOf"
            },
        },
        "required": ["field", "rows", "by"],
        "additionalProperties": False,
    },
)
