"""Which server and tool of one listing is which of another one."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Generic, TypeVar

from .inclusion import Part, are_alike

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

    from .listing import ListedServer, ListedTool

Item = TypeVar("Item")
# How many tools of one description are compared with each other.
_MAX_ALIKE = 2_500


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
        before, after = _by_key(self.old, key), _by_key(self.new, key)
        return self.pair(
            (one, after[found][0])
            for found, (one, *more) in before.items()
            if not more and len(after.get(found, ())) == 1
        )

    def pair(self, pairs: Iterable[tuple[Item, Item]]) -> list[tuple[Item, Item]]:
        """Pair items."""
        found = list(pairs)
        taken = {id(each) for pair in found for each in pair}
        self.old = [each for each in self.old if id(each) not in taken]
        self.new = [each for each in self.new if id(each) not in taken]
        return found


def _by_key(items: Iterable[Item], key: Callable[[Item], Hashable | None]) -> dict[Hashable, list[Item]]:
    found: dict[Hashable, list[Item]] = {}
    for each in items:
        of_item = key(each)
        if of_item is not None:
            found.setdefault(of_item, []).append(each)
    return found


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
    before, after = ([(each, _names(each)) for each in servers] for servers in (rest.old, rest.new))
    shared = [
        (len(mine & its) / len(mine | its), one, other)
        for one, mine in before
        for other, its in after
        if not mine.isdisjoint(its)
    ]
    taken: set[int] = set()
    similar: list[tuple[ListedServer, ListedServer]] = []
    for _, one, other in sorted(shared, key=lambda each: -each[0]):
        if taken.isdisjoint({id(one), id(other)}):
            taken |= {id(one), id(other)}
            similar.append((one, other))
    pairs += rest.pair(similar)
    if len(old) == len(new) == len(rest.old) == 1:
        pairs += rest.pair([(rest.old[0], rest.new[0])])
    return pairs, rest.old, rest.new


def _names(server: ListedServer) -> frozenset[str]:
    return frozenset(tool.name for tool in server.tools if tool.name is not None)


def pair_tools(old: Sequence[ListedTool], new: Sequence[ListedTool]) -> Pairs:
    """The tools of both sides: by name; renamed ones by their function, else by what they say and take."""
    rest = _Rest(old, new)
    same = [
        *rest.take(lambda tool: tool.name),
        *rest.take(lambda tool: (tool.name, _text(tool)) if tool.name is not None else None),
        *rest.take(lambda tool: (tool.name, tool.handler) if tool.name is not None else None),
    ]
    before, after = (_by_key(tools, lambda tool: tool.name) for tools in (rest.old, rest.new))
    several = (zip(tools, after.get(name, ()), strict=False) for name, tools in before.items())
    same += rest.pair(chain.from_iterable(several))
    unnamed, named = (
        _Rest(*([tool for tool in tools if (tool.name is None) == nameless] for tools in (rest.old, rest.new)))
        for nameless in (True, False)
    )
    same += [*unnamed.take(lambda tool: tool.handler), *unnamed.take(_text)]
    renamed = [*named.take(lambda tool: tool.handler), *_alike(named)]
    rest.pair([*same, *renamed])
    both = [ToolPair(one, other) for one, other in same] + [ToolPair(*pair, renamed=True) for pair in renamed]
    added, removed = _without_names_of(rest.new, old), _without_names_of(rest.old, new)
    return Pairs(tuple(both), removed, added)


def _without_names_of(tools: Iterable[ListedTool], others: Iterable[ListedTool]) -> tuple[ListedTool, ...]:
    """The tools whose names others do not have: what has several of one name is no tool more or less."""
    taken = {tool.name for tool in others} - {None}
    return tuple(tool for tool in tools if tool.name not in taken)


def _alike(rest: _Rest[ListedTool]) -> list[tuple[ListedTool, ListedTool]]:
    """Tools under different names that say and take the same, if no other one does."""
    before, after = (_by_key(tools, _description) for tools in (rest.old, rest.new))
    found: list[tuple[ListedTool, ListedTool]] = []
    for text, tools in before.items():
        others = after.get(text, [])
        if len(tools) * len(others) <= _MAX_ALIKE:
            alike = [(one, other) for one in tools for other in others if _takes_the_same(one, other)]
            counts = Counter(id(each) for pair in alike for each in pair)
            found += [pair for pair in alike if all(counts[id(each)] == 1 for each in pair)]
    return rest.pair(found)


def _description(tool: ListedTool) -> str | None:
    text = tool.definition.get("description")
    return text if isinstance(text, str) and text and not tool.unknown else None


def _takes_the_same(one: ListedTool, other: ListedTool) -> bool:
    return are_alike(Part(one.definition.get("inputSchema", {})), Part(other.definition.get("inputSchema", {})))


def _text(tool: ListedTool) -> str:
    return json.dumps([tool.definition, tool.unknown], sort_keys=True)
