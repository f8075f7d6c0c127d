"""ToolAnnotations with snake_case keywords."""

from mcp.types import ToolAnnotations
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(annotations=ToolAnnotations(read_only_hint=True))
def t(a: int) -> str:
    return ""
