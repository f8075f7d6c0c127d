"""F-string docstring (is not a docstring)."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int) -> str:
    f"""Do it {1}."""
    return ""
