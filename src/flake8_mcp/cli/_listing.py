"""The tools of a run: listed file by file, in any process, then put together."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, NamedTuple

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.model import Origin, escape
from flake8_mcp.report import Counts, FoundTool, Listing, Places, UnreadRegistration, display_path
from flake8_mcp.syntax.segments import SegmentError
from flake8_mcp.syntax.values import Array, Object, Scalar, text_of

from ._analysis import look_at
from ._mounts import found_mounts, key_of_server, listed

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Mapping

    from flake8_mcp.model import Absent, Module, Tool
    from flake8_mcp.serving import ServerFacts
    from flake8_mcp.syntax.values import Place, Value

    from ._files import File
    from ._mounts import FoundMount


@dataclass(frozen=True, slots=True)
class FileTools:
    """What one file contributes to a run; `servers` only if that was asked for."""

    tools: tuple[FoundTool, ...] = ()
    unread: tuple[UnreadRegistration, ...] = ()
    unanalysed: bool = False
    mounts: tuple[FoundMount, ...] = ()
    servers: tuple[ServerFacts, ...] = ()


def tools_of(options: argparse.Namespace, file: File, *, servers: bool = False, places: bool = False) -> FileTools:
    """Analyse one file for `tools`, with its servers and the places of all parts if they are asked for."""
    analysis = look_at(file, options).analysis
    if analysis.refusal is not None:
        line, reason = analysis.refusal
        return FileTools(unread=(_unanalysed(file, line, reason),), unanalysed=True)
    if analysis.module is None:
        return FileTools()
    module = analysis.module
    return FileTools(
        tuple(_found(tool, _places(tool) if places else None) for tool in module.tools),
        unread_in(module),
        mounts=found_mounts(module.mounts),
        servers=module.describe() if servers else (),
    )


def unread_in(module: Module) -> tuple[UnreadRegistration, ...]:
    """The registrations of a module that were seen and not read."""
    return tuple(
        UnreadRegistration(
            *_where(each.place), each.reason, _where(each.function) if each.function is not None else None, each.name
        )
        for each in module.unread
    )


def lost(file: File) -> FileTools:
    """What is said of a file whose process ended."""
    return FileTools(unread=(_unanalysed(file, 1, "the process that analysed it died"),), unanalysed=True)


# Forms whose tools stand for themselves, not for what a registry holds.
_OWN_NAMES = frozenset({"decorator", "dict"})


class ToolKey(NamedTuple):
    """What tells tools from each other: where they are registered, and their name."""

    path: str
    line: int
    column: int
    name: str | None


def key_of(tool: Tool) -> ToolKey:
    """The key of a tool."""
    return ToolKey(*_where(tool.registration.place), tool.known_name)


class SeenTool(NamedTuple):
    """What tells whether a tool is the one that another file could not read."""

    key: ToolKey
    handler: tuple[str, int, int] | None
    form: str


def seen_tool(tool: Tool) -> SeenTool:
    """A tool of a file, for `left`."""
    return SeenTool(key_of(tool), handler_of(tool), tool.registration.form)


def handler_of(tool: Tool) -> tuple[str, int, int] | None:
    """Where the name of the function behind a tool stands."""
    return _where(tool.handler.place) if tool.handler is not None else None


def distinct(keys: Iterable[tuple[File, ToolKey]]) -> frozenset[tuple[File, ToolKey]]:
    """Each tool once, with the file that shows it: the first one, and not without its name if another shows that.

    A class that makes a tool shows it without its name where it stands, and with it where the class is used.
    """
    files: dict[ToolKey, File] = {}
    for file, key in keys:
        files.setdefault(key, file)
    named = {key[:3]: file for key, file in files.items() if key.name is not None}
    return frozenset(
        (file, key) for key, file in files.items() if key.name is not None or named.get(key[:3], file) == file
    )


def left(tools: Iterable[SeenTool], unread: Iterable[UnreadRegistration]) -> set[UnreadRegistration]:
    """What stays unread beside the tools of a run: one file may not show what is registered, and another does.

    A function may be registered as it is, or another one in its place under its name.
    """
    seen = list(tools)
    places = {each.key[:3] for each in seen if each.key.name is not None}
    names = {each.key.name for each in seen if each.form not in _OWN_NAMES}
    handlers = {each.handler for each in seen}
    return {
        each
        for each in unread
        if (each.path, each.line, each.column) not in places
        and (each.function is None or (each.function not in handlers and each.name not in names))
    }


def assemble(results: Mapping[File, FileTools]) -> Listing:
    """The listing of a run: each tool once, and with its server if one of the files shows it."""
    seen = [(file, tool) for file, result in results.items() for tool in result.tools]
    seen.sort(key=lambda each: (_key(each[1])[:3], each[1].name or "", each[1].server is None, each[1].server or ""))
    kept = distinct((file, _key(tool)) for file, tool in seen)
    tools = tuple(tool for file, tool in seen if (file, _key(tool)) in kept)
    read = [SeenTool(_key(tool), tool.handler, tool.form) for tool in tools]
    unread = sorted(left(read, (each for result in results.values() for each in result.unread)))
    tools = tuple(listed(tools, (each for result in results.values() for each in result.mounts)))
    unanalysed = sum(each.unanalysed for each in results.values())
    counts = Counts(
        files=len(results),
        servers=len({tool.server for tool in tools} - {None}),
        tools=len(tools),
        unread=len(unread) - unanalysed,
        unanalysed=unanalysed,
    )
    return Listing(tools, tuple(unread), counts)


def _key(tool: FoundTool) -> ToolKey:
    return ToolKey(tool.path, tool.line, tool.column, tool.name)


def _found(tool: Tool, places: Places | None) -> FoundTool:
    path, line, column, name = key_of(tool)
    definition, unknown = tool.definition()
    raises = tool.raises
    return FoundTool(
        path=path,
        line=line,
        column=column,
        name=name,
        server=tool.server.name if tool.server else None,
        definition=definition,
        unknown=tuple(unknown),
        sdk=tool.sdk.release,
        sdk_source=tool.sdk.source,
        form=tool.registration.form,
        condition=" and ".join(each.text for each in reversed(tool.condition)) or None,
        raises=f"{raises.type}: {raises.reason}" if raises else None,
        handler=handler_of(tool),
        title_by_name=tool.title.origin is Origin.DEFAULT and isinstance(tool.title.value, Scalar),
        server_key=key_of_server(tool.server),
        handler_name=tool.handler.name if tool.handler is not None else None,
        places=places,
        tags=_tags(tool),
    )


def _tags(tool: Tool) -> tuple[str, ...]:
    value = tool.tags.value if tool.tags is not None else None
    texts = [text_of(each) for each in value.items] if isinstance(value, Array) else []
    return tuple(sorted({each for each in texts if each}))


def _places(tool: Tool) -> Places:
    """Where each part of a definition is made, by its JSON pointer; absent fields where they would be written."""
    places: dict[str, tuple[str, int, int]] = {}
    names: dict[str, tuple[str, int, int]] = {}
    work: list[tuple[str, Value | Absent]] = [(f"/{name}", part.value) for name, part in tool.fields()]
    while work:
        pointer, value = work.pop()
        with contextlib.suppress(SegmentError):  # the file is reported as one that cannot be trusted
            places[pointer] = _where(value.place)
        if isinstance(value, Object):
            for key, entry in value.members():
                below = f"{pointer}/{escape(key)}"
                work.append((below, entry.value))
                with contextlib.suppress(SegmentError):
                    names[below] = _where(entry.place)
        elif isinstance(value, Array):
            work += ((f"{pointer}/{index}", item) for index, item in enumerate(value.items))
    return Places(places, names)


def _where(place: Place) -> tuple[str, int, int]:
    span = place.span
    return display_path(place.source.path), span.line, span.column + 1


def _unanalysed(file: File, line: int, reason: str) -> UnreadRegistration:
    return UnreadRegistration(display_path(file.path), line, 1, f"the file was not analysed: {reason}")
