"""Parameter names that clash with BaseModel attributes."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(schema: str, json: int, copy: bool = False, model_config: str = "", dict: str = "") -> str:
    return ""
