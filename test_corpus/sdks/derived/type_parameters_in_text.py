"""Type parameters in the text of annotations, and unpacked ones."""
# python: 3.12

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


# case: text
@mcp.tool()
def t[T: int](a: T, b: "list[T]") -> str:
    return ""


# case: unpacked
@mcp.tool()
def t[*Ts](a: tuple[*Ts]) -> str:
    return ""
