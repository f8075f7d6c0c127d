"""ToolAnnotations with a misspelt keyword."""

from mcp.types import ToolAnnotations
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(annotations=ToolAnnotations(readonlyHint=True))
def t(a: int) -> str:
    return ""
