"""Fastmcp Depends default."""
# sdks: fm2 fm3 fm4

from fastmcp.dependencies import Depends

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


def dep() -> int: return 1


@mcp.tool
def t(a: int, d: int = Depends(dep)) -> str: return ""
