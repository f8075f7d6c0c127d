"""Which server lists which tools of a run, as far as the source tells."""

from __future__ import annotations

import json
import os
from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.api import project
from flake8_mcp.contract.listing import ListedPlace, ListedServer, ListedTool, Listing
from flake8_mcp.report import display_path
from flake8_mcp.syntax.project import is_test

from ._failure import Failure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from flake8_mcp.report import FoundTool, Places, UnreadRegistration
    from flake8_mcp.report import Listing as Found
    from flake8_mcp.serving import ServerFacts

    from ._files import File
    from ._listing import FileTools

Group = Hashable
_Place = tuple[str, int, int]


@dataclass(frozen=True, slots=True)
class Served:
    """A server with its tools, as listed and as found, and what was not read around it.

    `facts` is what its constructor says, None if that is not known; `root` the folder of its project. `failing` are
    tools that it would have if their registration did not fail.
    """

    server: ListedServer
    facts: ServerFacts | None
    root: str
    tools: tuple[FoundTool, ...] = ()
    failing: tuple[FoundTool, ...] = ()
    unread: tuple[UnreadRegistration, ...] = ()


def served(results: Mapping[File, FileTools], found: Found) -> tuple[Served, ...]:
    """The servers of a run that list tools, sorted by path and name.

    A tool that is registered on what a function is given belongs to the one server that its project constructs.
    """
    root_of = _roots(results)
    facts = _facts(each for result in results.values() for each in result.servers)
    mounted = {mount.child for result in results.values() for mount in result.mounts}
    only = _only_servers((each for each in facts.values() if each.key not in mounted), root_of)
    groups: dict[Group, list[FoundTool]] = {}
    for tool in found.tools:
        groups.setdefault(_group(tool, only, root_of), []).append(tool)
    unnamed = {(each.path, each.line, each.column) for each in found.tools if each.name is None}
    unread = [each for each in found.unread if (each.path, each.line, each.column) not in unnamed]
    servers = [_served(tools, facts.get(key), root_of, unread) for key, tools in groups.items()]
    around = {each.root for each in servers}
    lost = [each for each in unread if root_of(each.path) not in around and not is_test(each.path)]
    if lost:
        servers.append(Served(ListedServer(None, None, (), len(lost)), None, "", unread=tuple(lost)))
    return tuple(sorted(servers, key=lambda each: (each.server.path or "", each.server.name or "")))


def listing_of(servers: Iterable[Served], origin: str) -> Listing:
    """What the servers of a run list."""
    return Listing(tuple(each.server for each in servers), origin)


def chosen(servers: Sequence[Served], name: str) -> Served:
    """The server of a name, in the file of that path, or constructed at that `path:line`.

    Raises Failure if it is none or not the only one.
    """
    for labels in (_name, _path, _place_of):
        found = [each for each in servers if labels(each) == name]
        if len(found) == 1:
            return found[0]
        if found:
            raise Failure(f"{len(found)} servers are called {name}: name one by its place, of {labels_of(found)}")
    raise Failure(
        f"no server is called {name}"
        + (f": there {'is' if len(servers) == 1 else 'are'} {labels_of(servers)}" if servers else ", there is none")
    )


def labels_of(servers: Sequence[Served]) -> str:
    """What each of several servers can be chosen by: its name, where that is not enough its file, or its place."""
    labels: list[str] = []
    for each in servers:
        own = next(label for label in (_name, _path, _place_of) if _is_only(each, servers, label) or label is _place_of)
        labels.append(own(each))
    return ", ".join(sorted(labels))


def _is_only(one: Served, servers: Iterable[Served], label: Callable[[Served], str]) -> bool:
    return label(one) != "" and sum(label(each) == label(one) for each in servers) == 1


def _name(served: Served) -> str:
    return served.server.name or ""


def _path(served: Served) -> str:
    return served.server.path or ""


def _place_of(served: Served) -> str:
    line = served.facts.line if served.facts is not None else next((each.line for each in served.tools), 1)
    return f"{served.server.path}:{line}"


def _roots(results: Iterable[File]) -> Callable[[str], str]:
    """Gives the root of the project that a shown path belongs to."""
    given = {display_path(file.path): file.given for file in results}
    return lambda path: project(given.get(path, ".")).root(os.path.abspath(path))  # noqa: PTH100 - links stay


def _facts(found: Iterable[ServerFacts]) -> dict[Group, ServerFacts]:
    """What is known of each server, from all files that show it: the first by path and name, with all its starts."""
    facts: dict[Group, ServerFacts] = {}
    for each in sorted(found, key=lambda each: (each.path, each.line, each.shown or "", repr(each))):
        known = facts.setdefault(each.key, each)
        facts[each.key] = replace(known, starts=tuple(sorted({*known.starts, *each.starts}, key=repr)))
    return facts


def _only_servers(facts: Iterable[ServerFacts], root_of: Callable[[str], str]) -> Mapping[str, Group]:
    """The server of each project that constructs one, and no other; those of tests do not count."""
    keys: dict[str, list[Group]] = {}
    for each in facts:
        if not is_test(each.path):
            keys.setdefault(root_of(each.path), []).append(each.key)
    return {root: found[0] for root, found in keys.items() if len(found) == 1}


def _group(tool: FoundTool, only: Mapping[str, Group], root_of: Callable[[str], str]) -> Group:
    if tool.server_key is not None and tool.server_key[0] == "constructor":
        return tool.server_key
    root = root_of(tool.path)
    # a dict that no server is known to list may be something else
    if root in only and not is_test(tool.path) and (tool.server is not None or tool.form != "dict"):
        return only[root]
    return root, tool.server, is_test(tool.path)


def _served(
    tools: Sequence[FoundTool],
    facts: ServerFacts | None,
    root_of: Callable[[str], str],
    unread: Iterable[UnreadRegistration],
) -> Served:
    first = tools[0]
    path = facts.path if facts is not None else first.path
    root = root_of(path)
    around = tuple(each for each in unread if root_of(each.path) == root and is_test(each.path) <= is_test(path))
    listed = tuple(_distinct(each for each in tools if each.raises is None))
    failing = tuple(each for each in tools if each.raises is not None)
    server = ListedServer(
        facts.shown if facts is not None else first.server,
        display_path(path),
        tuple(_listed(each) for each in listed),
        len(around),
        tuple((_listed(each), each.raises) for each in failing if each.raises is not None),
    )
    return Served(server, facts, root, listed, failing, around)


def _distinct(tools: Iterable[FoundTool]) -> Iterator[FoundTool]:
    """The tools without those that say the same as one before: a registration may run twice."""
    seen: set[Hashable] = set()
    for tool in tools:
        key = (tool.name, json.dumps(tool.definition, sort_keys=True), tool.unknown)
        if tool.name is None or key not in seen:
            yield tool
        seen.add(key)


def _listed(tool: FoundTool) -> ListedTool:
    places = (
        partial(_place_of_part, tool.places, (tool.path, tool.line, tool.column)) if tool.places is not None else None
    )
    return ListedTool(
        tool.name, tool.definition, tool.unknown, tool.path, tool.line, tool.handler_name, tool.condition, places
    )


def _place_of_part(places: Places, registration: _Place, pointer: str, *, name: bool = False) -> ListedPlace:
    """The token that made a part, or its name; else the part around it, else the registration."""
    if name and pointer in places.names:
        return ListedPlace(*places.names[pointer])
    while pointer:
        if pointer in places.parts:
            return ListedPlace(*places.parts[pointer])
        pointer = pointer.rpartition("/")[0]
    return ListedPlace(*registration)
