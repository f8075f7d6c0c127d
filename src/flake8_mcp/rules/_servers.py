"""The tools of one server beside each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.syntax.values import text_of

from ._rule import cut

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flake8_mcp.model import Condition, Server, Tool


def tools_by_name(server: Server) -> Mapping[str, list[Tool]]:
    """The tools of a server whose names are known, by name; those that are removed do not count."""
    removed = {text_of(each) for each in server.removed}
    found: dict[str, list[Tool]] = {}
    for tool in server.tools:
        if tool.known_name is not None and removed.isdisjoint({tool.known_name, None}):
            found.setdefault(tool.known_name, []).append(tool)
    return found


def in_order(tools: list[Tool]) -> list[Tool]:
    """In the order of the file, if they are in one: decorators are found before calls."""
    places = [each.registration.place for each in tools]
    if len(tools) == 1 or any(each.source is not places[0].source for each in places):
        return tools
    return sorted(tools, key=lambda each: each.registration.place.span)


def meet(
    earlier: Tool, later: Tool, of_earlier: tuple[Condition, ...] = (), of_later: tuple[Condition, ...] = ()
) -> bool:
    """Whether both tools can be on the server at the same time and count as the same tool.

    `of_earlier` and `of_later` are conditions under which their servers are mounted into it.
    """
    if earlier.raises or later.raises or _versions_differ(earlier, later):
        return False
    first = {(each.key, each.arm) for each in (*earlier.condition, *of_earlier)}
    second = {(each.key, each.arm) for each in (*later.condition, *of_later)}
    # Arms of one statement exclude each other; of two tests it is not known whether both can hold.
    return not (first - second and second - first)


def _versions_differ(earlier: Tool, later: Tool) -> bool:
    """Whether the tools are, or may be, versions of one tool. Only fastmcp 3 and 4 have versions."""
    if earlier.version is None or later.version is None or earlier.version.is_absent or later.version.is_absent:
        return False
    first, second = text_of(earlier.version.known), text_of(later.version.known)
    return first is None or second is None or first != second


def where(earlier: Tool, later: Tool) -> str:
    place = earlier.name.place
    if place.source.path == later.name.place.source.path:
        return f"on line {place.span.line}"
    return f"in {cut(place.source.path)}:{place.span.line}"
