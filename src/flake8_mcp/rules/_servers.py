"""The tools of one server beside each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.syntax.values import text_of

from ._rule import cut

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from flake8_mcp.model import Condition, Server, Tool

_MAX_MOUNTS = 5


@dataclass(frozen=True, slots=True)
class Listed:
    """A server that clients see, and the name under which it lists a tool; None if its prefix is not known."""

    server: Server
    name: str | None


def listings(tool: Tool) -> tuple[Listed, ...] | None:
    """The servers that list a tool: its own, or those that its own is mounted into; None if they are not known."""
    if tool.server is None:
        return None
    return _upwards(Listed(tool.server, tool.known_name), 0)


def _upwards(listed: Listed, depth: int) -> tuple[Listed, ...] | None:
    mounts = listed.server.ways_up()
    if mounts is None or depth > _MAX_MOUNTS:
        return None
    if not mounts:
        # an app or a provider is no server; which one lists its tools is not known then
        return (listed,) if listed.server.kind == "server" else None
    found: list[Listed] = []
    for mount in mounts:
        name = mount.listed(listed.name) if listed.name is not None else None
        above = _upwards(Listed(mount.parent, name), depth + 1)
        if above is None:
            return None
        found += above
    return tuple(found)


def listed_names(tool: Tool) -> tuple[str, ...]:
    """What the name of a tool is in the lists of servers; with any prefix where that is not known.

    For those who find something wrong with the name: where its server is mounted, the fault may be gone.
    """
    name = tool.known_name or ""
    found = listings(tool)
    if found is None and tool.server is not None:
        return (f"x_{name}",)
    return tuple(f"x_{name}" if each.name is None else each.name for each in found or ()) or (name,)


def for_models(server: Server) -> list[Tool]:
    """The tools of a server that models see: those for apps alone are in no list that is sent to one."""
    return [each for each in server.tools if not each.is_for_apps_alone]


def tools_by_name(server: Server, tools: Iterable[Tool] | None = None) -> Mapping[str, list[Tool]]:
    """The tools of a server, or some of them, whose names are known, by name; those that are removed do not count."""
    removed = {text_of(each) for each in server.removed}
    found: dict[str, list[Tool]] = {}
    for tool in server.tools if tools is None else tools:
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
