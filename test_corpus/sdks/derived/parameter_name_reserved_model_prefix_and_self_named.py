"""Parameter name reserved: model_ prefix and self-named fields."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(model_id: str, model_fields: str = "") -> str:
    return ""
