from collections.abc import Iterator
from datetime import date
from typing import Any, Optional, Union

from mcp.server.fastmcp import FastMCP

from library import Title, checked

mcp = FastMCP("library")


@mcp.tool()
def converted(number: int) -> float:
    """Return what pydantic converts."""
    if number > 5:
        return "12"
    if number > 4:
        return True
    return 5


@mcp.tool()
def nothing(number: int) -> Optional[str]:
    """Return text or nothing."""
    if number:
        return None
    return f"{number}"


@mcp.tool()
def several(number: int) -> Union[list[int], dict[str, int], None]:
    """Return one of several types."""
    if number:
        return [1]
    return {"a": 1}


@mcp.tool()
def bare(number: int) -> dict:
    """Return anything: a bare dict has no output schema here."""
    return "text"


@mcp.tool()
def without_annotation(number: int):
    """Return anything."""
    return None


@mcp.tool(structured_output=False)
def unstructured(number: int) -> list[str]:
    """Return anything, since no schema is made."""
    return "text"


@mcp.tool()
@checked
def decorated(number: int) -> list[str]:
    """Return what a decorator changes."""
    return "text"


@mcp.tool()
def unknown(number: int) -> Title:
    """Return something that is not known."""
    return "text"


@mcp.tool()
def day(number: int) -> date:
    """Return a day."""
    return "2026-01-01"


@mcp.tool()
def inner(number: int) -> list[int]:
    """Return numbers."""

    def text() -> str:
        return "text"

    return [len(text())]


@mcp.tool()
def truth(number: int) -> bool:
    """Return whether it holds."""
    if number:
        return 1
    return "yes"


@mcp.tool()
def anything(number: int) -> Any:
    """Return what may be anything."""
    return "text"
