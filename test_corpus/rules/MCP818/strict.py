# settings: --mcp-clients openai-strict
import os

from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("farm")
REST = dict(os.environ)
NAMES = os.environ["NAMES"].split()


@mcp.tool
def visit(guests: int, children: int | None) -> str:
    """Visit the farm."""
    return f"{guests}{children}"


SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "type": "object",
        "properties": {"field": {"type": "integer"}, "seed": {"anyOf": [{"type": "string"}, {"type": "null"}]}},
        "required": ["seed", "field"],
        "additionalProperties": False,
    },
    outputSchema={"type": "object", "properties": {"tons": {"type": "number", "default": 1}}},
)
REAP = Tool(
    name="reap_field",
    description="Reap a field.",
    inputSchema={"type": "object", "properties": {"field": {"type": "integer"}}, **REST},
)
TURN = Tool(
    name="turn_field",
    description="Turn a field.",
    inputSchema={
        "type": "object",
        "properties": {"field": {"type": "integer"}, "default": {"type": "integer"}},
        "required": NAMES,
        "additionalProperties": False,
    },
)
SPREAD = Tool(
    name="spread_dung",
    description="Spread dung on a field.",
    inputSchema={
        "type": "object",
        "properties": {"field": {"type": "integer"}},
        "required": [*NAMES],
        "additionalProperties": False,
    },
)
