"""Fastmcp ToolResult and Image returns."""
# sdks: fm2 fm3 fm4

from fastmcp.tools.tool import ToolResult
from fastmcp.utilities.types import Image

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool
def t() -> ToolResult: ...


@mcp.tool
def t2() -> Image: ...


@mcp.tool
def t3() -> list[Image]: ...
