# settings: --mcp-sdk fastmcp==2.14.7
from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from fastmcp import FastMCP

mcp = FastMCP("calendar")


@mcp.tool
def appointments(day: date) -> list[str]:
    """The appointments of a day."""
    return [day.isoformat()]
