"""For pull requests and release notes: a heading for each verdict, a list for each server and tool."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from flake8_mcp.contract.differences import MISSING, VERDICTS
from flake8_mcp.report._differences import MAX_WITNESS, by_how_much, change, counted, groups, value, where, witness_word
from flake8_mcp.report._terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.contract.differences import Difference
    from flake8_mcp.report import Compared, Style

_HEADINGS = {
    "breaking": "Breaks callers",
    "undecided": "Not decided",
    "compatible": "Compatible",
    "text": "The model reads something else",
}
_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~!&])")


def render(compared: Compared, _style: Style) -> str:
    """All differences, by verdict."""
    return "".join(f"{line}\n" for line in _lines(compared))


def _lines(compared: Compared) -> Iterator[str]:
    yield f"## MCP tools: {_text(compared.old)} → {_text(compared.new)}"
    yield ""
    if not compared.differences:
        yield "No difference."
    numbers = counted(compared.differences)
    for verdict in VERDICTS:
        if numbers[verdict]:
            yield f"### {_HEADINGS[verdict]} ({numbers[verdict]})"
            yield ""
            found = [each for each in compared.differences if each.verdict == verdict]
            for server, tool, differences in groups(found):
                name = ": ".join(_code(part) for part in (server, tool) if part is not None)
                yield f"- {name or 'a server without a known name'}"
                for each in differences:
                    yield f"  - {_sentence(each)}"
            yield ""


def _sentence(difference: Difference) -> str:
    parts = [_text(difference.reason)]
    shown = change(difference)
    if difference.verdict == "text":
        parts.append(by_how_much(difference))
    elif shown is not None:
        parts.append(_code(shown))
    if difference.witness is not MISSING:
        parts.append(f"{witness_word(difference)} {_code(value(difference.witness, MAX_WITNESS))}")
    place = difference.new_place or difference.old_place
    return ", ".join(parts) + (f" ({_code(where(place))})" if place is not None else "")


def _text(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", visible(text))


def _code(text: str) -> str:
    """A text as code, whatever backticks it holds."""
    shown = visible(text)
    longest = max((len(each) for each in re.findall("`+", shown)), default=0)
    fence = "`" * (longest + 1)
    space = " " if longest else ""
    return f"{fence}{space}{shown}{space}{fence}"
