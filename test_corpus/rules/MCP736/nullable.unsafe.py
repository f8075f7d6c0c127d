from typing import Annotated, Optional

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("tickets")


@mcp.tool()
def tickets(label: Optional[str] = None, state: str | None = None) -> list[str]:  # MCP736: 19 label may be null | MCP736: 41 state may be null and yet
    """The tickets with a label."""
    return [label or "", state or ""]


@mcp.tool()
def owners(
    label: Annotated[Optional[str], Field(description="The label.")] = None,  # MCP736: 11 write = None
) -> list[str]:
    """The owners of tickets."""
    return [label or ""]


@mcp.tool()
def open_tickets(label: Optional[str] = None) -> list[str]:
    """The open tickets with a label."""
    return [label or ""]


@mcp.tool()
def closed_tickets(labels: list[Optional[str]]) -> list[str]:
    """The closed tickets with labels."""
    return [each or "" for each in labels]


@mcp.tool()
def all_tickets(label: Optional[str] = Field(None, description="The label.")) -> list[str]:
    """All tickets with a label."""
    return [label or ""]


@mcp.tool()
def some_tickets(label: str) -> list[str]:
    """Some tickets."""
    return [label]


@mcp.tool()
def no_tickets() -> list[str]:
    """No tickets."""
    return []


@mcp.tool()
def late_tickets(label: object) -> list[str]:
    """The tickets that are late."""
    return [str(label)]
