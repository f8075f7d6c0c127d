from __future__ import annotations

from typing import TYPE_CHECKING

from mcp.server.fastmcp import FastMCP

try:
    from fast_dates import Date
except ImportError:
    from datetime import date as Date

if TYPE_CHECKING:
    from datetime import time
else:
    time = str

from .types import *

mcp = FastMCP("calendar")


@mcp.tool()
def appointments(day: Date, at: time) -> str:
    """The appointments of a day."""
    return f"{day}{at}"


@mcp.tool()
def visits(visit: Visit) -> str:
    """The visits of a day; the class may come from the star."""
    return str(visit)


@mcp.tool()
def text(of: str) -> str:
    """A text."""
    return of
