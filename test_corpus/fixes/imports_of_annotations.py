"""Imports that only a type checker makes, and that annotations of tools need."""

from __future__ import annotations

import typing as t
from typing import TYPE_CHECKING, Annotated

from mcp.server.fastmcp import Context, FastMCP
from pydantic import Field

if TYPE_CHECKING:
    import uuid
    import pathlib as paths
    from collections.abc import (
        Mapping,
        Sequence,  # of names
    )
    from datetime import date, datetime
    from decimal import Decimal as Amount  # of money

if t.TYPE_CHECKING:
    from enum import Enum

    from fractions import Fraction

mcp = FastMCP("calendar")


@mcp.tool()
def appointments(day: date, names: Sequence[str]) -> list[str]:
    """The appointments of a day."""
    return [day.isoformat(), *names]


@mcp.tool()
def costs(day: Annotated[date, Field(description="The day.")], amount: Amount) -> str:
    """The costs of a day."""
    return f"{day}{amount}"


@mcp.tool()
def files(folder: paths.Path) -> str:
    """The files of a folder."""
    return str(folder)


@mcp.tool()
def identity(key: uuid.UUID) -> str:
    """The thing that a key names."""
    return str(key)


class Days:
    def register(self) -> None:
        @mcp.tool()
        def share(part: "Fraction | None" = None) -> str:
            """The share of a day."""
            return str(part)


def unused(color: Enum, more: Mapping[str, datetime]) -> None:
    """No tool."""
