from fastmcp import FastMCP
from mcp.types import Tool, ToolAnnotations

mcp = FastMCP("cellar")
BOTH = True  # MCP503: 7 destroys nothing


@mcp.tool(annotations={"readOnlyHint": True, "destructiveHint": False})  # MCP503: 64 destructiveHint is true although readOnlyHint is true
def empty_barrel(barrel: int) -> str:
    """Empty a barrel."""
    return str(barrel)


@mcp.tool(
    annotations=ToolAnnotations(
        destructiveHint=BOTH,
        readOnlyHint=BOTH,
    )
)
def pour_out(bottle: int) -> str:
    """Pour a bottle out."""
    return str(bottle)


TASTE = Tool(
    name="taste",
    description="Taste a wine.",
    inputSchema={"type": "object"},
    annotations=ToolAnnotations(readOnlyHint=True, destructiveHint=False),  # MCP503: 67 set one of them to False
)
