# revision: 2025-03-26, 2025-06-18
from fastmcp import FastMCP
from mcp.types import Icon

mcp = FastMCP("weaver")


@mcp.tool(title="Weave")  # MCP641: 10 "title" does not exist in revision 2025-03-26 yet
def weave(threads: int) -> str:
    """Weave cloth."""
    return str(threads)


@mcp.tool()  # MCP641: 10 "icons" does not exist in revision 2025-06-18 yet
def set_loom(threads: int) -> str:
    """Set the loom."""
    return str(threads)


@mcp.tool(annotations={"title": "Cut", "readOnlyHint": False})
def cut_cloth(yards: int) -> str:
    """Cut cloth."""
    return str(yards)


@mcp.tool
def fold_cloth(yards: int) -> dict[str, int]:
    """Fold cloth."""
    return {"yards": yards}
