from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from mcp.server.fastmcp import FastMCP

mcp = FastMCP('calendar')


@mcp.tool()
def appointments(day: date) -> list[str]:
    '''The appointments of a day.'''
    return [day.isoformat()]
