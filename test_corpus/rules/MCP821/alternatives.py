# settings: --mcp-clients llamacpp
from typing import Annotated

from fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field

mcp = FastMCP("farm")
PATTERN = "[a-z]+"  # MCP821: 10 write "^[a-z]+$"


@mcp.tool
def open_gate(
    code: Annotated[str, Field(pattern=r"oat|rye")],  # MCP821: 39 write "^(?:oat|rye)$"
    kind: Annotated[str, Field(pattern='^(oat|rye)[|]\\|')],  # MCP821: 39 write "^(oat|rye)[|]\\|$"
    name: Annotated[str, Field(pattern="[a-z]"
                                       "+$")],  # line-1: MCP821: 39 write "^[a-z]+$"
    note: Annotated[str, Field(pattern=PATTERN)],
    rest: Annotated[str, Field(pattern="")] = "",  # MCP821: 39 write "^$"
) -> str:
    """Open the gate."""
    return code + kind + name + note + rest


SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "type": "object",
        "properties": {
            "seed": {
                "type": "string",
                "pattern": (
                    "^oat"  # MCP821: 20 write "^(?:^oat|rye)$"
                    "|rye"
                ),
            },
        },
    },
)
