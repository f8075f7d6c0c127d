# settings: --mcp-clients gemini
from enum import IntEnum
from typing import Literal

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("farm")


class Gate(IntEnum):  # MCP814: 11 because 1 in an "enum" is no text
    NORTH = 1
    SOUTH = 2


@mcp.tool()
def open_gate(gate: Gate, times: Literal[1, 2]) -> str:  # MCP819: 20 refers to "Gate" | MCP814: 33 Gemini refuses every request because 1 in an "enum" is no text
    """Open a gate."""
    return f"{gate}{times}"


SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "type": "object",
        "properties": {"seed": {"anyOf": [{"type": "string", "enum": ["oat"]}, {"type": "null"}]}},  # MCP814: 68 null in an "enum" | MCP815: 40 "type" is the list ["string", "null"]
    },
)
