"""The names of tools of servers that another server of the run lists under a prefix."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.model import mounted_name
from flake8_mcp.syntax.project import is_test

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from flake8_mcp.model import Mount, Server
    from flake8_mcp.report import FoundTool

MAX_DEPTH = 5
ServerKey = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class FoundMount:
    """One server put into another; `prefix` is None if it is not known, empty if there is none."""

    parent: ServerKey
    parent_name: str | None
    child: ServerKey
    prefix: str | None
    names: tuple[tuple[str, str | None], ...]
    renames_whole: bool


def key_of_server(server: Server | None) -> ServerKey | None:
    """What is the same for a server in every file that shows it, such as the place of its constructor."""
    key = server.key if server is not None else None
    return key if isinstance(key, tuple) and all(isinstance(each, str | int) for each in key) else None


def found_mounts(mounts: Iterable[Mount]) -> tuple[FoundMount, ...]:
    """The mounts of a module between servers that other files show too; tests mount for their own purposes."""
    found: list[FoundMount] = []
    for each in mounts:
        parent, child = key_of_server(each.parent), key_of_server(each.child)
        if parent is None or child is None or is_test(each.place.source.path):
            continue
        found.append(FoundMount(parent, each.parent.name, child, each.known_prefix, each.names, each.renames_whole))
    return tuple(found)


def listed(tools: Iterable[FoundTool], mounts: Iterable[FoundMount]) -> Iterator[FoundTool]:
    """The tools as the servers that are mounted nowhere list them: one for each way to such a server."""
    parents: dict[ServerKey, list[FoundMount]] = {}
    for mount in dict.fromkeys(mounts):
        parents.setdefault(mount.child, []).append(mount)
    for tool in tools:
        key = tool.server_key
        ways = _upwards(tool, key, parents, 0) if key in parents else (tool,)
        yield from {each.name: each for each in ways}.values()


def _upwards(
    tool: FoundTool, key: ServerKey, parents: dict[ServerKey, list[FoundMount]], depth: int
) -> Iterator[FoundTool]:
    if key not in parents or depth >= MAX_DEPTH:
        yield tool
        return
    for mount in parents[key]:
        yield from _upwards(_under(tool, mount), mount.parent, parents, depth + 1)


def _under(tool: FoundTool, mount: FoundMount) -> FoundTool:
    """A tool as the parent of its server lists it."""
    tool = replace(tool, server=mount.parent_name or tool.server, server_key=mount.parent)
    if tool.name is None:
        return tool
    name = mounted_name(tool.name, mount.prefix, dict(mount.names), whole=mount.renames_whole)
    definition = dict(tool.definition)
    if name is None:
        definition.pop("name")
        pointers = {"/name", *tool.unknown}
        if tool.title_by_name:
            definition.pop("title")
            pointers.add("/title")
        return replace(tool, name=None, definition=definition, unknown=tuple(sorted(pointers)))
    definition["name"] = name
    if tool.title_by_name:
        definition["title"] = name.replace("_", " ").replace("-", " ").title()
    return replace(tool, name=name, definition=definition)
