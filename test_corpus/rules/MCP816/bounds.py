# settings: --mcp-clients gemini
"""Exclusive bounds, written in different ways."""

from typing import Annotated

from annotated_types import Gt
from fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field, PositiveInt, conint

mcp = FastMCP("farm")
LEAST = 0  # MCP816: 8 write "minimum" 1


@mcp.tool
def set_gate(
    width: Annotated[int, Field(ge=1)],
    depth: int = Field(
        3,
        lt = 10,  # MCP816: 13 write "maximum" 9
        gt=-1,  # MCP816: 11 write "minimum" 0
    ),
    height: Annotated[int | None, Field(gt=0)] = None,  # MCP816: 43 write "minimum" 1
    rows: conint(gt=0) = 1,  # MCP816: 20 write "minimum" 1
    poles: Annotated[int, Gt(0)] = 1,  # MCP816: 29 write "minimum" 1
    boards: PositiveInt = 1,  # MCP816: 12 write "minimum" 1
    nails: Annotated[int, Field(gt=LEAST)] = 1,
) -> str:
    """Set the gate."""
    return f"{width}{depth}{height}{rows}{poles}{boards}{nails}"


SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "type": "object",
        "properties": {
            "field": {"type": "integer", 'exclusiveMinimum': 0},  # MCP816: 41 write "minimum" 1
            "rows": dict(type="integer", exclusiveMaximum=0x10),  # MCP816: 41 write "maximum" 15
            "seeds": {
                "type": "integer",
                "minimum": 5,
                "exclusiveMinimum": 5,  # MCP816: 16 write "minimum" 6
            },
        },
    },
)
