"""Imports that only a type checker makes, and that annotations of tools need."""

from __future__ import annotations

import pathlib as paths
import typing as t
import uuid
from collections.abc import Sequence
from datetime import date
from decimal import Decimal as Amount
from typing import TYPE_CHECKING, Annotated

from mcp.server.fastmcp import Context, FastMCP
from pydantic import Field

if TYPE_CHECKING:
    from collections.abc import (
        Mapping,
    )
    from datetime import datetime

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
