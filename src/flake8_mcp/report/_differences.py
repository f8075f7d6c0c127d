"""What the formats for people share: groups, places, values."""

from __future__ import annotations

import itertools
import json
from typing import TYPE_CHECKING

from flake8_mcp.contract.differences import MISSING, VERDICTS
from flake8_mcp.report._terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from flake8_mcp.contract.differences import Difference
    from flake8_mcp.contract.listing import ListedPlace

MAX_VALUE = 60
MAX_WITNESS = 200


def groups(differences: Iterable[Difference]) -> Iterator[tuple[str | None, str | None, Sequence[Difference]]]:
    """The differences of each server and tool, those with the gravest first within a server."""
    for server, of_server in itertools.groupby(differences, key=lambda each: each.server):
        tools = [(tool, tuple(each)) for tool, each in itertools.groupby(of_server, key=lambda each: each.tool)]
        tools.sort(key=lambda group: (group[0] is not None, VERDICTS.index(group[1][0].verdict)))
        for tool, each in tools:
            yield server, tool, each


def where(place: ListedPlace) -> str:
    """`path:line:column`."""
    return f"{visible(place.path)}:{place.line}:{place.column}"


def value(found: object, limit: int) -> str:
    """A value as JSON in one line, cut at its end."""
    text = visible(json.dumps(found, ensure_ascii=False))
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


def change(difference: Difference) -> str | None:
    """What the part was and is, if both fit into a line; None if there is nothing to show."""
    shown = ["absent" if each is MISSING else value(each, 4 * MAX_VALUE) for each in (difference.old, difference.new)]
    if difference.old is difference.new or (isinstance(difference.old, dict) and isinstance(difference.new, dict)):
        return None  # the reason says more than two whole schemas
    if any(len(each) > MAX_VALUE for each in shown) or shown[0] == shown[1]:
        return None
    return f"{shown[0]} -> {shown[1]}"


def witness_word(difference: Difference) -> str:
    """What a witness is an example of."""
    return "can come" if difference.kind.startswith("output") else "fails now"


def by_how_much(difference: Difference) -> str:
    """The change in size of a text."""
    return f"{difference.size:+,} bytes" if difference.size else "same size"


def counted(differences: Iterable[Difference]) -> dict[str, int]:
    """The number of differences of each verdict."""
    found = [each.verdict for each in differences]
    return {verdict: found.count(verdict) for verdict in VERDICTS}
