import os

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool, ToolAnnotations

mcp = FastMCP("harbour")
READS = os.environ.get("READS")


@mcp.tool(annotations=ToolAnnotations(readOnlyHint="true", openWorldHint=1, idempotentHint="Yes"))
def list_ferries(harbour: str) -> list[str]:
    """List the ferries of a harbour."""
    return [harbour]


@mcp.tool(annotations=ToolAnnotations(readOnlyHint=None, destructiveHint=0.0))
def move_ferry(ferry: str) -> str:
    """Move a ferry."""
    return ferry


@mcp.tool(annotations=ToolAnnotations(readOnlyHint=READS))
def count_ferries(harbour: str) -> int:
    """Count the ferries of a harbour."""
    return len(harbour)


@mcp.tool(annotations=None)
def whistle(ferry: str) -> str:
    """Sound the whistle of a ferry."""
    return ferry


DOCK = Tool(name="dock_ferry", description="Dock a ferry.", inputSchema={"type": "object"}, annotations=None)
