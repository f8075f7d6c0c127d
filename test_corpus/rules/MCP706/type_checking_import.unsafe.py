from __future__ import annotations

from datetime import date, time
from decimal import Decimal
from typing import TYPE_CHECKING, Optional

from mcp.server.fastmcp import Context, FastMCP

mcp = FastMCP("calendar")


@mcp.tool()
def appointments(day: date, at: time) -> list[str]:  # MCP706: 32 time has no value when mcp 1.30.0
    """The appointments of a day."""
    return [day.isoformat(), at.isoformat()]


@mcp.tool()
def costs(day: date) -> Decimal:  # MCP706: 24 raises InvalidSignature
    """The costs of a day."""
    return Decimal(day.day)


@mcp.tool()
def optional_costs(day: date, most: Optional[Decimal] = None) -> str:  # MCP706: 45 Decimal
    """The costs of a day."""  # MCP207: 4 has the same description
    return f"{day}{most}"


@mcp.tool()
def visits(visit: Visit) -> str:  # MCP706: 18 Visit has no value
    """The visits of a day."""
    return visit.name


class Visit:
    name: str = ""


@mcp.tool()
async def days(first: date, context: Context) -> list[date]:
    """The days after one."""
    await context.info("days")
    return [first]


@mcp.tool()
def months(first: "date") -> list[str]:
    """The months after a day."""
    local: Decimal | None = None
    return [first.isoformat(), str(local)]
