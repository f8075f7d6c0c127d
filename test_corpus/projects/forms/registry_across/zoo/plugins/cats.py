"""Cats."""

from ..registry import zoo_tool


@zoo_tool(name="brush_lion")
def brush(minutes: int) -> str:
    """Brush the lion."""
    return str(minutes)


def pet(minutes: int) -> str:
    """Not offered."""
    return str(minutes)
