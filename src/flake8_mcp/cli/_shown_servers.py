"""Servers as one file shows them, without its code, so that those of several files can be put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.model import Absent, Condition, Mount, Part, Raises, Registration, Sdk, Server, Tool
from flake8_mcp.syntax.source import Source, Span
from flake8_mcp.syntax.values import Array, Entry, FixedPlace, Object, Scalar, Unknown, text_of

from ._mounts import key_of_server

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from flake8_mcp.model import Module
    from flake8_mcp.syntax.values import Place, Value

    from ._mounts import ServerKey


class Spot(NamedTuple):
    """A place by path and span."""

    path: str
    span: Span


class ShownText(NamedTuple):
    """A text and where it stands; None if it is not known."""

    text: str | None
    spot: Spot


class Arm(NamedTuple):
    """An arm of a statement."""

    spot: Spot
    arm: str


@dataclass(frozen=True, slots=True)
class ShownTool:
    """What rules on whole servers need of a tool; `definition` only if it was asked for.

    `version` is None where there are no versions, and without text where it is not known.
    """

    name: ShownText
    description: ShownText
    form: str
    registered: Spot
    sdk: Sdk
    version: ShownText | None
    arms: tuple[Arm, ...]
    raises: bool
    for_apps: bool
    definition: dict[str, object]


@dataclass(frozen=True, slots=True)
class ShownMount:
    """One server put into another; `prefix` is None if it is not known, empty if there is none."""

    child: ServerKey
    prefix: str | None
    names: tuple[tuple[str, str | None], ...]
    spot: Spot
    arms: tuple[Arm, ...]


@dataclass(frozen=True, slots=True)
class ShownServer:
    """A server that other files may show too, with what this one shows of it."""

    key: ServerKey
    name: str | None
    sdk: Sdk
    spot: Spot | None
    kind: str
    on_duplicate: str | None
    removed: tuple[str | None, ...]  # None for a name that is not known
    tools: tuple[ShownTool, ...]
    mounts: tuple[ShownMount, ...]


def shown_servers(module: Module, *, definitions: bool) -> tuple[ShownServer, ...]:
    """The servers of a module that other files can show."""
    return tuple(
        ShownServer(
            key,
            server.given_name,
            server.sdk,
            _spot(server.place) if server.place is not None else None,
            server.kind,
            text_of(server.on_duplicate),
            tuple(text_of(each) for each in server.removed),
            tuple(_tool(each, definition=definitions) for each in server.tools),
            tuple(_mounts(server)),
        )
        for server in module.servers
        if (key := key_of_server(server)) is not None and (server.tools or server.mounted)
    )


def _tool(tool: Tool, *, definition: bool) -> ShownTool:
    text = tool.own_text
    version = tool.version
    return ShownTool(
        ShownText(tool.known_name, _spot(tool.name.place)),
        ShownText(text_of(text.known), _spot(text.place))
        if text is not None
        else ShownText(None, _spot(tool.description.place)),
        tool.registration.form,
        _spot(tool.registration.place),
        tool.sdk,
        ShownText(text_of(version.known), _spot(version.place))
        if version is not None and not version.is_absent
        else None,
        _arms(tool.condition),
        tool.raises is not None,
        tool.is_for_apps_alone,
        tool.definition()[0] if definition else {},
    )


def _mounts(server: Server) -> Iterator[ShownMount]:
    for mount in server.mounted:
        child = key_of_server(mount.child)
        if child is not None:
            yield ShownMount(child, mount.known_prefix, mount.names, _spot(mount.place), _arms(mount.condition))


def _spot(place: Place) -> Spot:
    return Spot(place.source.path, place.span)


def _arms(conditions: Iterable[Condition]) -> tuple[Arm, ...]:
    return tuple(Arm(_spot(each.place), each.arm) for each in conditions)


_NOWHERE = Span(1, 0, 1, 0)
_UNKNOWN = Sdk("unknown")


class Joined:
    """Servers put together from what several files show of them."""

    def __init__(self, shown: Iterable[ShownServer]) -> None:
        self._shown: dict[ServerKey, list[ShownServer]] = {}
        self._sources: dict[str, Source] = {}
        self._servers: dict[ServerKey, Server] = {}
        for each in shown:
            self._shown.setdefault(each.key, []).append(each)

    def server(self, key: ServerKey) -> Server:
        """One server with all its tools; each registration counts once."""
        if key in self._servers:
            return self._servers[key]
        parts = self._shown.get(key, [])
        first = parts[0] if parts else None
        server = self._servers[key] = Server(
            first.name if first is not None else None,
            first.sdk if first is not None else _UNKNOWN,
            self._place(first.spot) if first is not None and first.spot is not None else None,
            key,
            kind=first.kind if first is not None else "server",
            given_name=first.name if first is not None else None,
        )
        place = FixedPlace(Source("", ""), _NOWHERE)
        for each in parts:
            if each.on_duplicate is not None:
                server.on_duplicate = Scalar(place, each.on_duplicate)
            server.removed += [Scalar(place, text) if text is not None else Unknown(place, "") for text in each.removed]
        tools = {(each.registered, each.name): each for part in parts for each in part.tools}
        server.tools += [self._tool(each, server) for each in sorted(tools.values(), key=lambda each: each.registered)]
        for mount in dict.fromkeys(each for part in parts for each in part.mounts):
            spot = self._place(mount.spot)
            prefix: Value | Absent = Absent(spot)
            if mount.prefix is None:
                prefix = Unknown(spot, "")
            elif mount.prefix:
                prefix = Scalar(spot, mount.prefix)
            conditions = self._conditions(mount.arms)
            child = self.server(mount.child)
            server.mounted.append(Mount(server, child, Part(prefix), spot, mount.names, conditions))
        return server

    def _tool(self, shown: ShownTool, server: Server) -> Tool:
        place = self._place(shown.registered)
        nothing = Part(Absent(place))
        fields = {name: Part(_value(place, value)) for name, value in shown.definition.items()}
        return Tool(
            name=self._part(shown.name),
            title=fields.get("title", nothing),
            description=self._part(shown.description),
            input_schema=fields.get("inputSchema", nothing),
            output_schema=fields.get("outputSchema", nothing),
            annotations=fields.get("annotations", nothing),
            icons=fields.get("icons", nothing),
            meta=fields.get("_meta", nothing),
            execution=fields.get("execution", nothing),
            registration=Registration(shown.form, place, place),
            sdk=shown.sdk,
            version=self._part(shown.version) if shown.version is not None else None,
            server=server,
            condition=self._conditions(shown.arms),
            refusals=(Raises("", "", place),) if shown.raises else (),
            visibility=Array(place, (Scalar(place, "app"),)) if shown.for_apps else None,
        )

    def _part(self, shown: ShownText) -> Part:
        place = self._place(shown.spot)
        return Part(Scalar(place, shown.text) if shown.text is not None else Unknown(place, ""))

    def _conditions(self, arms: Iterable[Arm]) -> tuple[Condition, ...]:
        return tuple(Condition("", self._place(each.spot), each.arm, each.spot) for each in arms)

    def _place(self, spot: Spot) -> Place:
        return FixedPlace(self._sources.setdefault(spot.path, Source(spot.path, "")), spot.span)


def _value(place: Place, value: object) -> Value:
    """A JSON value, all of it at one place."""
    if isinstance(value, dict):
        return Object(place, tuple(Entry(Scalar(place, key), _value(place, each)) for key, each in value.items()))
    if isinstance(value, list):
        return Array(place, tuple(_value(place, each) for each in value))
    return Scalar(place, value)
