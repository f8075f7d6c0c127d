from typing import Optional

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("zoo")


@mcp.tool()
def feed(animal: int | str, cage: Optional[int] = None) -> str:
    """Feed an animal."""
    return f"{animal}{cage}"


CLEAN = Tool(
    name="clean_cages",
    description="Clean a cage.",
    inputSchema={
        "type": "object",
        "properties": {"cage": {"anyOf": [{"type": "integer"}, {"type": "string"}]}, "not": {"type": "string"}},
        "dependentRequired": {"cage": ["not"]},
    },
    outputSchema={"type": "object", "properties": {}, "oneOf": [{"required": []}]},
)
