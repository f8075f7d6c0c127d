import os

from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("farm", instructions="abc" * 1000)


@mcp.tool(description="abcd" * 512)
def sow(field: int) -> str:
    return str(field)


@mcp.tool(description=os.environ["TEXT"] * 3000)
def turn(field: int) -> str:
    return str(field)


@mcp.tool
def rest(field: str = "abc" * 1000) -> str:
    """Let a field rest."""
    return field


REAP = Tool(
    name="reap_field",
    title="abc" * 683,
    description="Reap.",
    inputSchema={"type": "object", "properties": {"a": {"type": "string", "description": "abc" * 1000}}},
)
SPREAD = Tool(name="spread", description="Spread dung.", inputSchema={"type": "object", "properties": {}})
