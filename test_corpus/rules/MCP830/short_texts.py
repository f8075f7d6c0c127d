import os

from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("farm", instructions="x" * 3000)


@mcp.tool(description="x" * 2048)
def sow(field: int) -> str:
    return str(field)


@mcp.tool(description=os.environ["TEXT"] * 3000)
def turn(field: int) -> str:
    return str(field)


@mcp.tool
def rest(field: str = "x" * 3000) -> str:
    """Let a field rest."""
    return field


REAP = Tool(
    name="reap_field",
    title="x" * 2049,
    description="Reap.",
    inputSchema={"type": "object", "properties": {"a": {"type": "string", "description": "x" * 3000}}},
)
SPREAD = Tool(name="spread", description="Spread dung.", inputSchema={"type": "object", "properties": {}})
