# settings: --mcp-clients gemini
from typing import Annotated, Literal

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field

mcp = FastMCP("farm")


@mcp.tool()
def set_gate(
    width: Annotated[int, Field(ge=1, le=9)],  # MCP816: 35 because of "exclusiveMinimum": write "minimum" 1 for a whole number | MCP816: 41 write "maximum" 9
    height: Annotated[float, Field(gt=0)],  # MCP816: 38 Gemini refuses every request because of "exclusiveMinimum": leave it out
    step: Annotated[int, Field(multiple_of=5)],  # MCP816: 43 because of "multipleOf"
    kind: Literal["wood"],  # MCP816: 18 because of "const"
    parts: dict[str, int],  # MCP816: 21 because of "additionalProperties"
) -> str:
    """Set the gate."""
    return f"{width}{height}{step}{kind}{parts}"


SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "$schema": "https://json-schema.org/draft/2020-12/schema",  # MCP816: 8 because of "$schema"
        "type": "object",
        "properties": {
            "field": {
                "type": "string",  # MCP816: 16 because of "type" beside "anyOf"
                "anyOf": [{"minLength": 1}, {"maxLength": 0}],
            },
        },
        "additionalProperties": False,  # MCP816: 8 because of "additionalProperties"
        "if": {"required": ["field"]},  # MCP816: 8 because of "if"
        "then": {"minProperties": 1},
        "else": {"minProperties": 0},
    },
)
