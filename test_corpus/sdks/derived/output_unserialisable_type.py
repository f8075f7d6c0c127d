"""Output: unserialisable type (Callable)."""

from typing import Callable
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t() -> Callable[[int], int]: ...
