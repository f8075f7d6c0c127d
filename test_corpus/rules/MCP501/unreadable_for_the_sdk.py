from fastmcp import FastMCP
from mcp.types import Tool, ToolAnnotations

mcp = FastMCP("harbour")


@mcp.tool(annotations={"readOnlyHint": "maybe"})  # MCP501: 39 "maybe" is not a boolean
def list_ferries(harbour: str) -> list[str]:
    """List the ferries of a harbour."""
    return [harbour]


@mcp.tool(annotations=ToolAnnotations(destructiveHint=2))  # MCP501: 54 2 is not a boolean
def scrap_ferry(ferry: str) -> str:
    """Scrap a ferry."""
    return ferry


@mcp.tool(annotations="readOnly")  # MCP501: 22 must be an object such as {"readOnlyHint": true}, not "readOnly"
def count_ferries(harbour: str) -> int:
    """Count the ferries of a harbour."""
    return len(harbour)


DOCK = Tool(
    name="dock_ferry",
    description="Dock a ferry.",
    inputSchema={"type": "object"},
    annotations=ToolAnnotations(idempotentHint=["always"]),  # MCP501: 47 ["always"] is not a boolean
)
