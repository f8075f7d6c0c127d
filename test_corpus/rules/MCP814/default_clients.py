from typing import Literal

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("farm")


@mcp.tool()
def open_gate(times: Literal[1, 2]) -> str:
    """Open a gate."""
    return str(times)
