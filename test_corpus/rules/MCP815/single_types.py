# settings: --mcp-clients ollama,gemini
import os
from typing import Optional

from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("farm")
TYPES = os.environ["TYPES"].split(",")


@mcp.tool
def sow(field: int | None = None, seed: Optional[str] = None) -> str:
    """Sow a field."""
    return f"{field}{seed}"


SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "type": "object",
        "properties": {
            "field": {"type": "integer"},
            "seed": {"anyOf": [{"type": "string"}, {"type": "null"}]},
            "type": {"type": "string", "description": "oat"},
            "more": {"type": TYPES},
        },
        "required": ["field", "type"],
    },
)
REAP = Tool(
    name="reap_field",
    description="Reap a field.",
    inputSchema={"type": "object", "properties": {}},
    outputSchema={"type": "object", "properties": {"tons": {"type": ["integer", "null"]}}},
)
REST = Tool(name="rest", description="Let a field rest.", inputSchema={"type": "object", "properties": {"type": {"type": "string"}}})
TURN = Tool(name="turn", description="Turn a field over.", inputSchema={"type": "object", "properties": {"n": {"type": "string", "description": "a"}}})
