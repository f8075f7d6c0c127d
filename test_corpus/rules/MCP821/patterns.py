# settings: --mcp-clients llamacpp,ollama
from typing import Annotated

from fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field

mcp = FastMCP("farm")


@mcp.tool
def open_gate(
    code: Annotated[str, Field(pattern="[0-9]{4}")],  # MCP821: 39 llama.cpp and Ollama refuse every request because the pattern lacks ^ in front or $ behind: write "^[0-9]{4}$"
    note: Annotated[str, Field(max_length=5000)] = "",  # MCP821: 42 because of "maxLength" 5000: use at most 2000
) -> str:
    """Open the gate."""
    return code + note


SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "type": "object",
        "properties": {
            "seed": {"type": "string", "pattern": "^(?!oat)[a-z]+$"},  # MCP821: 50 because of the look-around in the pattern "^(?!oat)[a-z]+$"
            "price": {"type": "string", "pattern": "^[0-9]+\\$"},  # MCP821: 51 lacks ^ in front or $ behind
            "rows": {"type": "array", "items": {"type": "integer"}, "maxItems": 2001},  # MCP821: 80 "maxItems" 2001
        },
    },
)
