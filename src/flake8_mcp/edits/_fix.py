"""What a fix is: edits with a title, whether they are safe, and how the listed definition then differs."""

from __future__ import annotations

import re
from enum import Enum
from typing import TYPE_CHECKING, Final

from flake8_mcp.lazy_dataclass import dataclass, field

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flake8_mcp.syntax.source import Source, Span

# Strings first, so that a `#` in one is none of a comment.
_STRING_OR_COMMENT = re.compile(
    r"""'{3}(?:\\.|[^\\])*?'{3}|"{3}(?:\\.|[^\\])*?"{3}|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?P<comment>\#[^\r\n]*)""",
    re.DOTALL,
)


class NotEditableError(ValueError):
    """No edit can make the change here; the message says why."""


@dataclass(frozen=True, slots=True, order=True)
class Edit:
    """One replacement in the text of a file, in character offsets, the end exclusive; `span` is the same in lines."""

    path: str
    start: int
    end: int
    text: str
    span: Span = field(compare=False)
    loses_comment: bool = field(default=False, compare=False)


def edit(source: Source, start: int, end: int, text: str) -> Edit:
    """An edit of a source."""
    gone = source.text[start:end]
    loses_comment = bool(_comments(gone) - _comments(text))
    return Edit(source.path, start, end, text, source.span(start, end), loses_comment)


class Special(Enum):
    """What a part becomes that is no JSON value: it is taken away, or it is left open what it becomes."""

    REMOVED = "removed"
    ANY = "any"


REMOVED: Final = Special.REMOVED
ANY: Final = Special.ANY


@dataclass(frozen=True, slots=True)
class Change:
    """What a fix changes in a definition: the JSON pointer of a part, and what stands there afterwards."""

    pointer: str
    value: object


@dataclass(frozen=True, slots=True)
class Fix:
    """A fix of one finding.

    `title` is what it does, in the imperative: `Replace "int" by "integer"`. `safe`: the listed definition changes only
    as the rule demands, and the program otherwise not at all. `changes` say how the definition of the tool that the
    finding is about differs afterwards; nothing else may, in no tool of the file. None leaves that open, for fixes that
    move code to another SDK, or make known what was not.
    """

    title: str
    edits: tuple[Edit, ...]
    changes: tuple[Change, ...] | None = ()
    safe: bool = True


def applied(text: str, edits: Iterable[Edit]) -> str:
    """A text with edits made. They must not overlap."""
    pieces: list[str] = []
    position = 0
    for each in sorted(edits):
        pieces += [text[position : each.start], each.text]
        position = each.end
    return "".join([*pieces, text[position:]])


def overlap(one: Edit, other: Edit) -> bool:
    """Whether two edits of one fix exclude each other: they cover the same text, or insert at the same place."""
    first, second = sorted((one, other))
    if first.path != second.path:
        return False
    is_same_place = first.start == first.end == second.start == second.end
    return second.start < first.end or (is_same_place and one != other)


def conflict(one: Edit, other: Edit) -> bool:
    """Whether edits of two fixes cannot both be made: they overlap, or it is not clear which comes first.

    Equal edits are one.
    """
    if one == other:
        return False
    first, second = sorted((one, other))
    if first.path != second.path:
        return False
    if first.end == second.start:
        return first.start == first.end or second.start == second.end
    return second.start < first.end


def _comments(text: str) -> set[str]:
    return {each["comment"] for each in _STRING_OR_COMMENT.finditer(text) if each["comment"]} if "#" in text else set()
