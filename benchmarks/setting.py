"""What all sections of the benchmarks share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Setting:
    """Two interpreters with the same flake8, one of them with this project too, and how often each side runs."""

    without: str
    with_it: str
    cache: Path
    rounds: int
