"""The releases of Python and pydantic that a definition is derived for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterable

NEWEST_PYDANTIC = (2, 14)
OLDEST_PYDANTIC = (2, 10)
_NUMBERS = 2


@dataclass(frozen=True, slots=True)
class Versions:
    """The first two numbers of pydantic's release, and of every Python that may be meant; none if nothing tells it."""

    pydantic: tuple[int, int] = NEWEST_PYDANTIC
    pythons: frozenset[tuple[int, int]] = frozenset()

    @classmethod
    def of(cls, pydantic: str, pythons: Iterable[str]) -> Versions:
        """The releases as they are written: `2.14.4`, and `3.12` or `3.12.4`.

        A pydantic newer than the newest known counts as that. A Python that is only called `3` tells nothing.
        """
        named = [_pair(each) for each in pythons]
        known = [each for each in named if each is not None]
        release = _pair(pydantic) or NEWEST_PYDANTIC
        return cls(min(release, NEWEST_PYDANTIC), frozenset(known if len(known) == len(named) else ()))

    def python_at_least(self, *version: int) -> bool | None:
        """Whether Python is at least that release; None if that is not known."""
        answers = {each >= version for each in self.pythons}
        return answers.pop() if len(answers) == 1 else None


def _pair(text: str) -> tuple[int, int] | None:
    """The first two numbers of a release; None if there are not two."""
    numbers = [int(each) for each in text.split(".")[:_NUMBERS] if each.isdecimal()]
    return (numbers[0], numbers[1]) if len(numbers) == _NUMBERS else None
