"""What a server says of itself, and how it is started: what stands beside its tools in a description of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Start:
    """A call that starts a server.

    `transport`: stdio, streamable-http, sse. `path` is the shown path of the file with the call; `host`, `port` and
    `route` are what it is given, None if that is not known or not given.
    """

    transport: str
    path: str
    host: str | None = None
    port: int | None = None
    route: str | None = None


@dataclass(frozen=True, slots=True)
class ServerFacts:
    """A server that is constructed in the source, with what is known of the arguments of its constructor.

    `key` is that of the Server in the model, `path` the shown path of the file with the constructor, `line` its line;
    `shown` is the name in the model, which is that of a variable where none is given, and `name` the given one.
    `icons` are as they are sent. None is what is not given or not known.
    """

    key: tuple[object, ...]
    path: str
    line: int
    shown: str | None = None
    name: str | None = None
    version: str | None = None
    title: str | None = None
    description: str | None = None
    website_url: str | None = None
    icons: tuple[object, ...] | None = None
    starts: tuple[Start, ...] = ()
