"""Output_schema non-object."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(output_schema={"type": "array", "items": {"type": "integer"}})
def t(a: int) -> list[int]:
    return []
