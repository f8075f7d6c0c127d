# settings: --mcp-clients gemini
import os
from enum import Enum
from typing import Literal

from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("farm")


class Gate(Enum):
    NORTH = "north"
    SOUTH = "south"


@mcp.tool
def open_gate(gate: Gate, times: Literal["1", "2"] = "1") -> Literal[1, 2]:
    """Open a gate."""
    return 1


@mcp.tool
def shut_gate(gate: Gate | None = None, times: int = 1) -> str:
    """Shut a gate."""
    return f"{gate}{times}"


SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "type": "object",
        "properties": {
            "seed": {"type": "string", "enum": ["oat", os.environ["SEED"]]},
            "enum": {"type": "integer", "default": 3},
        },
    },
)
REAP = Tool(
    name="reap_field",
    description="Reap a field.",
    inputSchema={"type": "object", "properties": {"crop": {"type": "string", "enum": ["oat"]}}},
    outputSchema={"type": "object", "properties": {"tons": {"type": "integer", "enum": [1, 2]}}},
)
