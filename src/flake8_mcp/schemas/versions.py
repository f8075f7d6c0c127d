"""The releases of Python and pydantic that a definition is derived for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

NEWEST_PYDANTIC = (2, 14)
OLDEST_PYDANTIC = (2, 10)


@dataclass(frozen=True, slots=True)
class Versions:
    """`pydantic` is the newest known one unless pinned; `python` is None if nothing tells it."""

    pydantic: tuple[int, int] = NEWEST_PYDANTIC
    python: tuple[int, int] | None = None

    @classmethod
    def from_pins(cls, pins: Mapping[str, str]) -> Versions:
        """The releases that are pinned, such as `{"pydantic": "2.14.4", "python": "3.12"}`."""
        pydantic = _pair(pins.get("pydantic")) or NEWEST_PYDANTIC
        return cls(min(pydantic, NEWEST_PYDANTIC), _pair(pins.get("python")))

    def python_at_least(self, *version: int) -> bool | None:
        """Whether Python is at least that release; None if that is not known."""
        return None if self.python is None else self.python >= version


def _pair(text: str | None) -> tuple[int, int] | None:
    numbers = [int(each) for each in (text or "").split(".")[:2] if each.isdecimal()]
    return (numbers[0], numbers[1] if len(numbers) > 1 else 0) if numbers else None
