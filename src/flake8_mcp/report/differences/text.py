"""For terminals: what breaks callers first, by server and tool, and what is only read at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.contract.differences import MISSING
from flake8_mcp.report._differences import MAX_WITNESS, by_how_much, change, groups, value, where, witness_word
from flake8_mcp.report._terminal import paint, visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.contract.differences import Difference
    from flake8_mcp.report import Compared, Style

_COLOURS = {"breaking": "red", "undecided": "yellow", "compatible": "green", "text": "cyan"}


def render(compared: Compared, style: Style) -> str:
    """All differences."""
    return "".join(f"{line}\n" for line in _lines(compared, style))


def _lines(compared: Compared, style: Style) -> Iterator[str]:
    calls = [each for each in compared.differences if each.verdict != "text"]
    texts = [each for each in compared.differences if each.verdict == "text"]
    for server, tool, differences in groups(calls):
        yield _heading(server, tool, style)
        for each in differences:
            yield from _difference(each, style)
        yield ""
    if texts:
        yield paint("the model reads something else now", style, bold=True)
        for each in texts:
            name = "/".join(visible(part) for part in (each.server, each.tool) if part is not None)
            place = f" ({where(each.new_place)})" if each.new_place is not None else ""
            yield f"  {name}: {visible(each.reason)}, {by_how_much(each)}{paint(place, style, dim=True)}"
        yield ""


def _heading(server: str | None, tool: str | None, style: Style) -> str:
    title = visible(server) if server is not None else "a server without a known name"
    return paint(title if tool is None else f"{title}: {visible(tool)}", style, bold=True)


def _difference(difference: Difference, style: Style) -> Iterator[str]:
    verdict = paint(difference.verdict, style, fg=_COLOURS[difference.verdict], bold=difference.verdict == "breaking")
    yield f"  {verdict}: {visible(difference.reason)}"
    place, before = difference.new_place, difference.old_place
    if place is not None:
        yield f"    {paint('at', style, dim=True)} {where(place)}"
    elif before is not None:
        yield f"    {paint('was at', style, dim=True)} {where(before)}"
    shown = change(difference)
    if shown is not None:
        yield f"    {paint(difference.pointer, style, dim=True)} {shown}"
    if difference.witness is not MISSING:
        word = witness_word(difference)
        yield f"    {paint(word, style, dim=True)} {value(difference.witness, MAX_WITNESS)}"
