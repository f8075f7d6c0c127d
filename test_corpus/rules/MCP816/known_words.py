# settings: --mcp-clients gemini,kimi
from typing import Annotated

from fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field

mcp = FastMCP("farm")


@mcp.tool
def set_gate(width: Annotated[int, Field(ge=1, le=10)], kind: str = "wood") -> Annotated[int, Field(gt=0)]:
    """Set the gate."""
    return width + len(kind)


SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "type": "object",
        "properties": {
            "const": {"type": "string", "default": "$schema"},
            "if": {"anyOf": [{"type": "string"}, {"type": "integer"}]},
            "multipleOf": {"type": "integer", "minimum": 0},
        },
    },
    outputSchema={"type": "object", "properties": {"n": {"type": "integer", "multipleOf": 2}}},
)
REAP = Tool(name="reap", description="Reap a field.", inputSchema={"type": "object", "properties": {}})
TURN = Tool(
    name="turn",
    description="Turn a field over.",
    inputSchema={"type": "object", "properties": {"by": {"type": "object", "default": {"const": 1}, "properties": {}}}},
)
