# settings: --mcp-sdk fastmcp==2.14.7
from typing import Optional

from fastmcp import FastMCP

mcp = FastMCP("tickets")


@mcp.tool
def tickets(label: Optional[str] = None) -> list[str]:
    """The tickets with a label."""
    return [label or ""]
