"""A table for people: the tools of each server, where they stand, and what is known of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.report._terminal import cut, pad, paint, visible, width_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from flake8_mcp.report import FoundTool, Listing, Style

_PARTS = {"description": "desc", "inputSchema": "in", "outputSchema": "out", "annotations": "hints"}
_KNOWN, _PARTLY, _UNKNOWN, _ABSENT = "✓", "~", "?", "-"
_COLOURS = {_KNOWN: "green", _PARTLY: "yellow", _UNKNOWN: "yellow", _ABSENT: "bright_black"}
_LEGEND = f"{_KNOWN} known   {_PARTLY} known in part   {_UNKNOWN} not known   {_ABSENT} absent"

_GAP = "  "
_MARKS_WIDTH = sum(len(heading) + len(_GAP) for heading in _PARTS.values())
_LEAST_ROOM = 20


def render(listing: Listing, style: Style) -> str:
    """A block for each server in the order of the files, then what was not read."""
    return "".join(f"{line.rstrip()}\n" for line in _lines(listing, style))


def _lines(listing: Listing, style: Style) -> Iterator[str]:
    servers: dict[tuple[str | None, str | None], list[FoundTool]] = {}
    for tool in listing.tools:
        servers.setdefault((tool.server, tool.sdk), []).append(tool)
    name_width, where_width = _widths(list(servers.values()), style)
    for tools in servers.values():
        yield _heading(tools, len(_GAP) + name_width + len(_GAP) + where_width, style)
        for tool in tools:
            yield from _tool(tool, name_width, where_width, style)
        yield ""
    if servers:
        yield paint(_LEGEND, style, dim=True)
    if listing.unread:
        if servers:
            yield ""
        yield paint("not read", style, bold=True)
        places = [f"{each.path}:{each.line}:{each.column}" for each in listing.unread]
        width = max(map(width_of, places))
        for place, each in zip(places, listing.unread, strict=True):
            yield f"{_GAP}{pad(place, width)}{_GAP}{visible(each.reason)}"


def _heading(tools: Sequence[FoundTool], width: int, style: Style) -> str:
    """The server with its SDK and number of tools, and what the marks stand for, above their columns."""
    server, facts = _title(tools)
    server = cut(server, width)
    facts = cut(facts, max(0, width - width_of(server) - len(_GAP)))
    blanks = _GAP + " " * (width - width_of(server) - len(_GAP) - width_of(facts))
    headings = _GAP.join(paint(heading, style, dim=True) for heading in _PARTS.values())
    return f"{paint(server, style, bold=True)}{_GAP}{paint(facts, style, dim=True)}{blanks}{headings}"


def _title(tools: Sequence[FoundTool]) -> tuple[str, str]:
    server, sdk = tools[0].server, tools[0].sdk
    number = "1 tool" if len(tools) == 1 else f"{len(tools)} tools"
    release = f"{sdk} ({tools[0].sdk_source})" if sdk else "no SDK"
    return "no known server" if server is None else _inline(server), f"{release}, {number}"


def _tool(tool: FoundTool, name_width: int, where_width: int, style: Style) -> Iterator[str]:
    name = pad(cut(_name(tool), name_width), name_width)
    where = pad(_cut_start(_where(tool), where_width), where_width)
    marks = _GAP.join(_mark(tool, part, len(heading), style) for part, heading in _PARTS.items())
    line = f"{_GAP}{paint(name, style, fg='cyan')}{_GAP}{where}{_GAP}{marks}"
    description = tool.definition.get("description")
    text = _inline(description.strip().partition("\n")[0]) if isinstance(description, str) else ""
    if style.width is not None:
        text = cut(text, style.width - _fixed_width(name_width, where_width))
    yield f"{line}{_GAP}{paint(text, style, dim=True)}" if text else line
    if tool.condition:
        yield f"{_GAP * 2}{paint(f'only under: {visible(tool.condition)}', style, dim=True)}"
    if tool.raises:
        yield f"{_GAP * 2}{paint(f'its registration fails: {visible(tool.raises)}', style, fg='red')}"


def _widths(servers: Sequence[Sequence[FoundTool]], style: Style) -> tuple[int, int]:
    """The columns of names and places: as wide as they need, and cut where the terminal is too narrow."""
    tools = [tool for each in servers for tool in each]
    name = max((width_of(_name(tool)) for tool in tools), default=0)
    where = max((width_of(_where(tool)) for tool in tools), default=0)
    titles = max((width_of(_GAP.join(_title(each))) for each in servers), default=0)
    where = max(where, titles - name - 2 * len(_GAP))
    if style.width is None or _fixed_width(name, where) <= style.width:
        return name, where
    room = max(_LEAST_ROOM, style.width - _fixed_width(0, 0))
    name = min(name, max(room // 2, room - where))
    return name, min(where, room - name)


def _fixed_width(name: int, where: int) -> int:
    """The columns of a line without its description."""
    return len(_GAP) + name + len(_GAP) + where + len(_GAP) + _MARKS_WIDTH


def _name(tool: FoundTool) -> str:
    return "(name not known)" if tool.name is None else _inline(tool.name) or '""'


def _where(tool: FoundTool) -> str:
    return f"{visible(tool.path)}:{tool.line}"


def _mark(tool: FoundTool, part: str, width: int, style: Style) -> str:
    value = tool.definition.get(part, "")
    mark = _state(tool, f"/{part}", present=not isinstance(value, str) or bool(value.strip()))
    return paint(mark, style, fg=_COLOURS[mark]) + " " * (width - 1)


def _state(tool: FoundTool, pointer: str, *, present: bool) -> str:
    if not present:
        return _UNKNOWN if pointer in tool.unknown or "" in tool.unknown else _ABSENT
    partly = any(each == pointer or each.startswith(f"{pointer}/") for each in tool.unknown)
    return _PARTLY if partly else _KNOWN


def _cut_start(text: str, width: int) -> str:
    """A place of at most that many columns: its end tells most."""
    while width_of(text) > width:
        text = f"…{text.removeprefix('…')[1:]}"
    return text


def _inline(text: str) -> str:
    return visible(text).replace("\t", " ")
