from datetime import date
from typing import Annotated, Literal

from fastmcp import FastMCP
from pydantic import AnyUrl, Field

mcp = FastMCP("museum")


@mcp.tool
def plan_visit(visit_date: str, startTime: str, mapUrl: str, email: str) -> str:  # MCP923: 15 "visit_date" is any text: give its form, such as "format": "date" | MCP923: 32 "date-time" | MCP923: 48 "uri" | MCP923: 61 "email"
    """Plan a visit."""
    return f"{visit_date}{startTime}{mapUrl}{email}"


@mcp.tool
def visit(day: date, url: AnyUrl, end_date: Annotated[str, Field(pattern="^[0-9-]{10}$")]) -> str:
    """Visit the museum."""
    return f"{day}{url}{end_date}"


@mcp.tool
def update(date_format: str, url_count: int, time: int, email: Literal["a@example.com"]) -> str:
    """Update a row."""
    return f"{date_format}{url_count}{time}{email}"


@mcp.tool
def validate(candidate: str, overtime: str) -> str:
    """Validate a row."""
    return f"{candidate}{overtime}"


@mcp.tool
def list_dates(dates: list[str]) -> str:
    """List dates."""
    return f"{dates}"


@mcp.tool
def date_painting(painting: str) -> str:
    """Date a painting."""
    return painting


@mcp.tool()
def polish_1() -> str:
    """Polish the floor once."""
    return ""


@mcp.tool()
def polish_2() -> str:
    """Polish the floor twice."""
    return ""


@mcp.tool()
def polish_3() -> str:
    """Polish the floor three times."""
    return ""
