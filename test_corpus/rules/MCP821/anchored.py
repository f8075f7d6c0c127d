# settings: --mcp-clients llamacpp,lmstudio,ollama
import os
from typing import Annotated

from fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field

mcp = FastMCP("farm")


@mcp.tool
def open_gate(code: Annotated[str, Field(pattern="^[0-9]{4}$")], note: Annotated[str, Field(max_length=2000)]) -> str:
    """Open the gate."""
    return code + note


@mcp.tool
def count(rows: Annotated[int, Field(le=1_000_000)], limit: int = 50_000) -> Annotated[str, Field(pattern="a")]:
    """Count rows."""
    return str(min(rows, limit))


SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "type": "object",
        "properties": {
            "seed": {"type": "string", "pattern": "^(?:oat|rye)\\(?=$"},
            "pattern": {"type": "string", "default": "(?!x)"},
            "code": {"type": "string", "pattern": os.environ["PATTERN"]},
            "price": {"type": "string", "pattern": "^\\\\$"},
        },
    },
    outputSchema={"type": "object", "properties": {"a": {"type": "string", "pattern": "a", "maxLength": 9999}}},
)
REAP = Tool(name="reap", description="Reap a field.", inputSchema={"type": "object", "properties": {"a": {"type": "string"}}})
REST = Tool(name="rest", description="Let a field rest.", inputSchema={"type": "object", "properties": {}})
