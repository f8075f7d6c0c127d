import os

from fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("cellar")
READS = bool(os.environ.get("READS"))


@mcp.tool(annotations={"readOnlyHint": True, "destructiveHint": False})
def list_barrels() -> list[int]:
    """List the barrels."""
    return []


@mcp.tool(annotations=ToolAnnotations(readOnlyHint=False, destructiveHint=True))
def empty_barrel(barrel: int) -> str:
    """Empty a barrel."""
    return str(barrel)


@mcp.tool(annotations={"destructiveHint": True})
def pour_out(bottle: int) -> str:
    """Pour a bottle out."""
    return str(bottle)


@mcp.tool(annotations={"readOnlyHint": READS, "destructiveHint": True})
def move_bottle(bottle: int) -> str:
    """Move a bottle."""
    return str(bottle)


@mcp.tool(annotations={"readOnlyHint": True, "idempotentHint": True, "openWorldHint": True})
def count_bottles() -> int:
    """Count the bottles."""
    return 0
