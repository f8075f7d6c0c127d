"""What breaks callers between two listings: servers, tools, and then part by part."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .behaviour import behaviour_differences
from .differences import Difference, sorted_differences
from .inputs import input_differences
from .outputs import output_differences
from .pairing import pair_servers, pair_tools
from .sides import Sides, place_of
from .texts import text_differences

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .listing import ListedServer, ListedTool, Listing
    from .pairing import ToolPair


def compare(old: Listing, new: Listing) -> tuple[Difference, ...]:
    """The differences between two listings, in the order of a report."""
    pairs, removed, added = pair_servers(*(_with_something(listing) for listing in (old, new)))
    elsewhere = sum(server.unread for server in new.servers if not server.tools)
    found: list[Difference] = []
    for before, after in pairs:
        found.extend(_server_differences(before, after, elsewhere if after.tools else elsewhere - after.unread))
    unread = sum(server.unread for server in new.servers)
    for server in removed:
        label = _label(server)
        tools = f"{len(server.tools)} {'tool' if len(server.tools) == 1 else 'tools'}"
        if server.tools and not unread:
            reason = f"{_described(server)} is gone, and {tools} with it"
            found.append(Difference("breaking", "server-removed", reason, label))
        elif server.tools or server.unread:
            unsure = "was not found, but there are registrations that could not be read"
            reason = f"{_described(server)} with its {tools} {unsure}"
            found.append(Difference("undecided", "server-removed", reason, label))
    for server in added:
        tools = f"{len(server.tools)} {'tool' if len(server.tools) == 1 else 'tools'}"
        found.append(
            Difference("compatible", "server-added", f"{_described(server)} is new, with {tools}", _label(server))
        )
    return sorted_differences(found)


def _with_something(listing: Listing) -> list[ListedServer]:
    """The servers without those that stand for nothing but registrations which could not be read."""
    return [server for server in listing.servers if server.tools or server.name is not None or server.path is not None]


def _label(server: ListedServer) -> str | None:
    return server.name if server.name is not None else server.path


def _described(server: ListedServer) -> str:
    """A server in a sentence under its label: its file tells it from others of the same name."""
    return "the server" if server.name is None or server.path is None else f"the server of {server.path}"


def _server_differences(old: ListedServer, new: ListedServer, elsewhere: int) -> Iterator[Difference]:
    label = _label(new)
    if old.name is not None and new.name is not None and old.name != new.name:
        reason = f'the server is called "{new.name}" and was "{old.name}"'
        yield Difference("text", "server-renamed", reason, label, old=old.name, new=new.name, size=0)
    pairs = pair_tools(old.tools, new.tools)
    for pair in sorted(pairs.both, key=lambda pair: pair.new.name or ""):
        yield from _tool_differences(Sides(label, pair.old, pair.new), pair)
    yield from _several_of_one_name(old, new, label)
    hiding = new.unread + elsewhere + sum(tool.name is None for tool in pairs.added)
    for tool in pairs.removed:
        yield _failing(tool, label, new.failing) or _removed(tool, label, hiding)
    for tool in pairs.added:
        if tool.name is not None:
            yield Difference(
                "compatible", "tool-added", "the tool is new", label, tool.name, new_place=place_of(tool, "")
            )


def _several_of_one_name(old: ListedServer, new: ListedServer, label: str | None) -> Iterator[Difference]:
    """The differences for names that more or fewer tools have: SDKs differ in which of them they keep."""
    before, after = (Counter(tool.name for tool in server.tools) for server in (old, new))
    places = {tool.name: place_of(tool, "") for tool in new.tools}
    for name in sorted(each for each in before.keys() & after.keys() if each is not None):
        if before[name] != after[name]:
            reason = f"tools of this name: {after[name]}, and before {before[name]}; which of them answers is not known"
            yield Difference("undecided", "not-known", reason, label, name, new_place=places[name])


def _failing(tool: ListedTool, label: str | None, failing: Iterable[tuple[ListedTool, str]]) -> Difference | None:
    """The difference for a tool that is there and whose registration fails; None if it is no such tool."""
    for each, raised in failing:
        if each.name is not None and each.name == tool.name and each.condition is None:
            reason = f"the tool is not listed any more, its registration fails: {raised}"
            places = place_of(tool, ""), place_of(each, "")
            return Difference(
                "breaking", "tool-removed", reason, label, tool.name, old_place=places[0], new_place=places[1]
            )
    return None


def _removed(tool: ListedTool, label: str | None, hiding: int) -> Difference:
    place = place_of(tool, "")
    if tool.name is None:
        reason = "a tool whose name is not known was not found again"
        return Difference("undecided", "tool-removed", reason, label, None, old_place=place)
    if hiding:
        which = (
            "a registration that could not be read" if hiding == 1 else f"{hiding} registrations that could not be read"
        )
        reason = f"the tool was not found, but {which} may make it"
        return Difference("undecided", "tool-removed", reason, label, tool.name, old_place=place)
    reason = "the tool is gone: calls of it fail"
    return Difference("breaking", "tool-removed", reason, label, tool.name, old_place=place)


def _tool_differences(sides: Sides, pair: ToolPair) -> Iterator[Difference]:
    if pair.renamed:
        reason = f'the tool is called "{pair.new.name}" and was "{pair.old.name}": calls under the old name fail'
        yield sides.difference("breaking", "tool-renamed", reason, old="/name", new="/name")
    yield from _condition(sides)
    yield from input_differences(sides)
    yield from output_differences(sides)
    yield from behaviour_differences(sides)
    yield from text_differences(sides)


def _condition(sides: Sides) -> Iterator[Difference]:
    before, after = sides.old.condition, sides.new.condition
    if before == after:
        return
    if after is None:
        yield sides.difference("compatible", "tool-condition-changed", f"the tool no longer depends on {before}")
    else:
        was = f", and before on {before}" if before is not None else ""
        reason = f"whether the tool is listed depends on {after}{was}"
        yield sides.difference("undecided", "tool-condition-changed", reason)
