"""What servers list at one time, from wherever it was read: what the contract consists of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping


class FindPlace(Protocol):
    """Finds the token of the source that made the part at a JSON pointer, or where its name stands."""

    def __call__(self, pointer: str, *, name: bool = False) -> ListedPlace | None:
        """The token; None if it is not known."""


class ListedPlace(NamedTuple):
    """A token of the source: the path as it is shown, line and column, both from 1."""

    path: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class ListedTool:
    """A tool in the answer to tools/list.

    `definition` is the object on the wire, as far as it is known. `unknown` are JSON pointers into it: at one, or
    below it, there may be more than what is shown; "" says that nothing is known. `name` is None if it is not known.
    `path` and `line` say where the tool is registered, `handler` is the dotted name of the function behind it,
    `condition` the branches under which it is listed; each is None where it is not known. `place` is None
    if the tool was not read from source.
    """

    name: str | None
    definition: Mapping[str, object]
    unknown: tuple[str, ...] = ()
    path: str | None = None
    line: int | None = None
    handler: str | None = None
    condition: str | None = None
    place: FindPlace | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class ListedServer:
    """A server with its tools in the order in which it lists them.

    `name` is the one that it was given, `path` the file that makes it, both None if not known. `unread` is the number
    of registrations that were seen and not read: it may list so many tools, or more, that are not among `tools`.
    `failing` are tools that it does not list because their registration fails, each with what is raised.
    """

    name: str | None
    path: str | None
    tools: tuple[ListedTool, ...]
    unread: int = 0
    failing: tuple[tuple[ListedTool, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Listing:
    """The servers of one project at one time; `origin` says in the user's words where they were read."""

    servers: tuple[ListedServer, ...]
    origin: str
