"""What differs between two listings, and for whom that matters."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .listing import ListedPlace

Verdict = Literal["breaking", "undecided", "compatible", "text"]
VERDICTS: tuple[Verdict, ...] = ("breaking", "undecided", "compatible", "text")
_RANK: Mapping[str, int] = MappingProxyType({verdict: index for index, verdict in enumerate(VERDICTS)})


class Missing(Enum):
    """What stands for a value that is not there: `null` is a value."""

    MISSING = "missing"


MISSING = Missing.MISSING


@dataclass(frozen=True, slots=True)
class Difference:
    """One difference between two listings.

    `verdict`: breaking (callers that worked may fail), undecided, compatible, or text (the model reads something
    else). `kind` is what has changed, such as `tool-removed`. `pointer` is a JSON pointer into the definition of
    the tool, in the new one if the part is there. `reason` is one sentence. `witness` is a value that was accepted
    and is not any more: arguments, or a result that clients did not have to expect. `size` is by how many bytes of
    JSON a text has grown.
    """

    verdict: Verdict
    kind: str
    reason: str
    server: str | None = None
    tool: str | None = None
    pointer: str = ""
    old: object = MISSING
    new: object = MISSING
    witness: object = MISSING
    old_place: ListedPlace | None = None
    new_place: ListedPlace | None = None
    size: int | None = None

    @property
    def order(self) -> tuple[object, ...]:
        """Its place in a report: by server and tool, breaking first."""
        return (self.server or "", self.tool or "", _RANK[self.verdict], self.pointer, self.kind, self.reason)


def sorted_differences(differences: list[Difference]) -> tuple[Difference, ...]:
    """The differences in the order of a report."""
    return tuple(sorted(differences, key=lambda each: each.order))
