"""ToolAnnotations with wrong value type."""

from mcp.types import ToolAnnotations
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(annotations=ToolAnnotations(readOnlyHint="maybe"))
def t(a: int) -> str:
    return ""
