# settings: --mcp-clients claude-directory
import os

from fastmcp import FastMCP
from mcp.types import Tool, ToolAnnotations

mcp = FastMCP("farm")
HINTS = dict(os.environ)


@mcp.tool(annotations={"title": "Sow", "readOnlyHint": False, "destructiveHint": False})
def sow(field: int) -> str:
    """Sow a field."""
    return str(field)


@mcp.tool(annotations=HINTS)
def turn(field: int) -> str:
    """Turn a field."""
    return str(field)


@mcp.tool(annotations={"title": "Rest", **HINTS})
def rest(field: int) -> str:
    """Let a field rest."""
    return str(field)


REAP = Tool(
    name="reap_field",
    description="Reap a field.",
    inputSchema={"type": "object", "properties": {}},
    annotations=ToolAnnotations(title="Reap", readOnlyHint=False, destructiveHint=True, openWorldHint=False),
)
SPREAD = Tool(name="spread", description="Spread dung.", inputSchema={"type": "object", "properties": {}}, **HINTS)
