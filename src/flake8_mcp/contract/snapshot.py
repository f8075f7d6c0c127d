"""A listing as documents: the answers to tools/list, and the lock file that later listings are compared with."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from flake8_mcp.spec import Revision

    from .listing import ListedServer, ListedTool, Listing

LOCK_VERSION = 1


@dataclass(frozen=True, slots=True)
class Gaps:
    """What a document of servers lacks, because it cannot be known.

    `unnamed` tools are left out, and `failing` ones, whose registration raises; `incomplete` ones are there without
    `parts` of theirs. `conditional` ones are there although they are listed under a condition only. `twice` are
    (server, tool) where a server has several tools of a name that differ.
    """

    unnamed: int = 0
    incomplete: int = 0
    parts: int = 0
    failing: int = 0
    conditional: int = 0
    twice: tuple[tuple[str | None, str], ...] = ()


def gaps_in(servers: Iterable[ListedServer], failing: int = 0) -> Gaps:
    """What documents of these servers lack."""
    servers = list(servers)
    tools = [each for server in servers for each in server.tools]
    incomplete = [each for each in tools if each.name is not None and each.unknown]
    twice = tuple((server.name, name) for server in servers for name in names_twice(server))
    return Gaps(
        unnamed=sum(each.name is None for each in tools),
        incomplete=len(incomplete),
        parts=sum(len(each.unknown) for each in incomplete),
        failing=failing,
        conditional=sum(each.name is not None and each.condition is not None for each in tools),
        twice=twice,
    )


def names_twice(server: ListedServer) -> tuple[str, ...]:
    """The names that several tools of a server have, sorted."""
    numbers = Counter(each.name for each in server.tools if each.name is not None)
    return tuple(sorted(name for name, number in numbers.items() if number > 1))


def in_revision(server: ListedServer, revision: Revision | None) -> ListedServer:
    """A server as clients of a revision see it: its tools without the fields that the revision does not have.

    Without a revision all fields stay, which is what mcp 1.30.0 and 2.3.0 send whatever revision is agreed on.
    """
    if revision is None:
        return server
    return replace(server, tools=tuple(_in_revision(each, revision.tool_fields) for each in server.tools))


def _in_revision(tool: ListedTool, fields: frozenset[str]) -> ListedTool:
    definition = {name: value for name, value in tool.definition.items() if name in fields}
    unknown = tuple(each for each in tool.unknown if not each or each.split("/")[1] in fields)
    return replace(tool, definition=definition, unknown=unknown)


def tools_list(server: ListedServer) -> dict[str, object]:
    """A `tools/list` result: the tools with a known name in their order, without the parts that are not known."""
    return {"tools": [dict(each.definition) for each in server.tools if each.name is not None]}


def tools_lists(servers: Iterable[ListedServer]) -> dict[str, object]:
    """The results of several servers in one document, each with what is `incomplete` in it."""
    return {"servers": [_document(each) for each in servers]}


def lock(listing: Listing) -> dict[str, object]:
    """What a lock file holds: the same, sorted by name, so that it only changes where a definition does."""
    servers = sorted(listing.servers, key=lambda each: (each.name or "", each.path or ""))
    return {"lock_version": LOCK_VERSION, **tools_lists(map(_sorted, servers))}


def _sorted(server: ListedServer) -> ListedServer:
    tools = sorted(server.tools, key=lambda each: (each.name or "", json.dumps(each.definition, sort_keys=True)))
    return replace(server, tools=tuple(tools))


def _document(server: ListedServer) -> dict[str, object]:
    document: dict[str, object] = {"server": server.name, "path": server.path, **tools_list(server)}
    gaps = dict(_incomplete(server))
    return {**document, "incomplete": gaps} if gaps else document


def _incomplete(server: ListedServer) -> Iterator[tuple[str, object]]:
    """What is not known of a server; `unknown` are JSON pointers into its list of tools as it is written."""
    named = [each for each in server.tools if each.name is not None]
    unknown = [f"/{index}{pointer}" for index, each in enumerate(named) for pointer in each.unknown]
    if server.unread:
        yield "unread", server.unread
    if len(named) < len(server.tools):
        yield "unnamed", len(server.tools) - len(named)
    if unknown:
        yield "unknown", unknown


def to_text(document: Mapping[str, object]) -> str:
    """A document as it is written, with the same bytes for the same listing."""
    return json.dumps(document, ensure_ascii=False, indent=2, allow_nan=False) + "\n"
