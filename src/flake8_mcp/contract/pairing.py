"""Which server and tool of one listing is which of another one."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from .inclusion import Part, are_alike

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

    from .listing import ListedServer, ListedTool

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class ToolPair:
    """The same tool in two listings; `renamed` if its name is another one."""

    old: ListedTool
    new: ListedTool
    renamed: bool = False


@dataclass(frozen=True, slots=True)
class Pairs:
    """The tools of two servers: those of both, and those that only one of them has."""

    both: tuple[ToolPair, ...]
    removed: tuple[ListedTool, ...]
    added: tuple[ListedTool, ...]


class _Rest(Generic[Item]):
    """The items of two sides that have no partner yet."""

    def __init__(self, old: Iterable[Item], new: Iterable[Item]) -> None:
        self.old: list[Item] = list(old)
        self.new: list[Item] = list(new)

    def take(self, key: Callable[[Item], Hashable | None]) -> list[tuple[Item, Item]]:
        """Pair what has a key that is not None and that one item of each side has, and no more."""
        pairs = []
        for one in list(self.old):
            found = key(one)
            if found is None:
                continue
            same = [each for each in self.old if key(each) == found], [each for each in self.new if key(each) == found]
            if len(same[0]) == len(same[1]) == 1:
                pairs.append(self.pair(one, same[1][0]))
        return pairs

    def pair(self, one: Item, other: Item) -> tuple[Item, Item]:
        """Pair two items."""
        self.old = [each for each in self.old if each is not one]
        self.new = [each for each in self.new if each is not other]
        return one, other


def pair_servers(
    old: Sequence[ListedServer], new: Sequence[ListedServer]
) -> tuple[list[tuple[ListedServer, ListedServer]], list[ListedServer], list[ListedServer]]:
    """The servers of both sides, by name, else by path, else by the names of their tools; the removed; the added."""
    rest = _Rest(old, new)
    pairs = [
        *rest.take(lambda server: (server.name, server.path) if server.name is not None else None),
        *rest.take(lambda server: server.name),
        *rest.take(lambda server: server.path),
    ]
    shared = [(_shared(one, other), one, other) for one in rest.old for other in rest.new]
    for number, one, other in sorted(shared, key=lambda each: -each[0]):
        if number and any(each is one for each in rest.old) and any(each is other for each in rest.new):
            pairs.append(rest.pair(one, other))
    if len(old) == len(new) == len(rest.old) == 1:
        pairs.append(rest.pair(rest.old[0], rest.new[0]))
    return pairs, rest.old, rest.new


def _shared(one: ListedServer, other: ListedServer) -> float:
    """How much of their names of tools two servers share."""
    mine, its = ({tool.name for tool in server.tools} - {None} for server in (one, other))
    return len(mine & its) / len(mine | its) if mine & its else 0


def pair_tools(old: Sequence[ListedTool], new: Sequence[ListedTool]) -> Pairs:
    """The tools of both sides: by name; renamed ones by their function, else by what they say and take."""
    rest = _Rest(old, new)
    same = [
        *rest.take(lambda tool: tool.name),
        *rest.take(lambda tool: (tool.name, _text(tool)) if tool.name is not None else None),
        *rest.take(lambda tool: (tool.name, tool.handler) if tool.name is not None else None),
    ]
    for one in list(rest.old):
        named = [each for each in rest.new if each.name is not None and each.name == one.name]
        if named:
            same.append(rest.pair(one, named[0]))
    nameless = [tool for tool in (*rest.old, *rest.new) if tool.name is None]
    unnamed = _Rest(
        (tool for tool in rest.old if any(tool is each for each in nameless)),
        (tool for tool in rest.new if any(tool is each for each in nameless)),
    )
    same += [*unnamed.take(lambda tool: tool.handler), *unnamed.take(_text)]
    for one, other in same:
        rest.pair(one, other)
    named_rest = _Rest(
        (tool for tool in rest.old if tool.name is not None), (tool for tool in rest.new if tool.name is not None)
    )
    renamed = [*named_rest.take(lambda tool: tool.handler), *_alike(named_rest)]
    for one, other in renamed:
        rest.pair(one, other)
    both = [ToolPair(one, other) for one, other in same] + [ToolPair(*pair, renamed=True) for pair in renamed]
    added, removed = _without_names_of(rest.new, old), _without_names_of(rest.old, new)
    return Pairs(tuple(both), removed, added)


def _without_names_of(tools: Iterable[ListedTool], others: Iterable[ListedTool]) -> tuple[ListedTool, ...]:
    """The tools whose names others do not have: what has several of one name is no tool more or less."""
    taken = {tool.name for tool in others} - {None}
    return tuple(tool for tool in tools if tool.name not in taken)


def _alike(rest: _Rest[ListedTool]) -> list[tuple[ListedTool, ListedTool]]:
    """Tools under different names that say and take the same, if no other one does."""
    pairs = []
    for one in list(rest.old):
        found = [each for each in rest.new if _says_and_takes_the_same(one, each)]
        back = [each for each in rest.old if found and _says_and_takes_the_same(each, found[0])]
        if len(found) == len(back) == 1:
            pairs.append(rest.pair(one, found[0]))
    return pairs


def _says_and_takes_the_same(one: ListedTool, other: ListedTool) -> bool:
    text = one.definition.get("description")
    if not text or text != other.definition.get("description") or one.unknown or other.unknown:
        return False
    return are_alike(Part(one.definition.get("inputSchema", {})), Part(other.definition.get("inputSchema", {})))


def _text(tool: ListedTool) -> str:
    return json.dumps([tool.definition, tool.unknown], sort_keys=True)
