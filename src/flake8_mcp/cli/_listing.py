"""The tools of a run: listed file by file, in any process, then put together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from flake8_mcp.report import Counts, FoundTool, Listing, UnreadRegistration, display_path

from ._analysis import look_at

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

    from flake8_mcp.model import Tool
    from flake8_mcp.syntax.values import Place

    from ._files import File


@dataclass(frozen=True, slots=True)
class FileTools:
    """What one file contributes to a run."""

    tools: tuple[FoundTool, ...] = ()
    unread: tuple[UnreadRegistration, ...] = ()
    unanalysed: bool = False


def tools_of(options: argparse.Namespace, file: File) -> FileTools:
    """Analyse one file for `tools`."""
    analysis = look_at(file, options).analysis
    if analysis.refusal is not None:
        line, reason = analysis.refusal
        return FileTools(unread=(_unanalysed(file, line, reason),), unanalysed=True)
    if analysis.module is None:
        return FileTools()
    return FileTools(
        tuple(_found(tool) for tool in analysis.module.tools),
        tuple(UnreadRegistration(*_where(each.place), each.reason) for each in analysis.module.unread),
    )


def lost(file: File) -> FileTools:
    """What is said of a file whose process ended."""
    return FileTools(unread=(_unanalysed(file, 1, "the process that analysed it died"),), unanalysed=True)


def assemble(results: Mapping[File, FileTools]) -> Listing:
    """The listing of a run: a tool that several files show is listed once, with its server if one of them shows it."""
    tools: dict[tuple[object, ...], FoundTool] = {}
    for tool in sorted((each for result in results.values() for each in result.tools), key=_order):
        tools.setdefault((tool.path, tool.line, tool.column, tool.name), tool)
    unread = sorted({each for result in results.values() for each in result.unread})
    unanalysed = sum(each.unanalysed for each in results.values())
    counts = Counts(
        files=len(results),
        servers=len({tool.server for tool in tools.values()} - {None}),
        tools=len(tools),
        unread=len(unread) - unanalysed,
        unanalysed=unanalysed,
    )
    return Listing(tuple(tools.values()), tuple(unread), counts)


def _order(tool: FoundTool) -> tuple[object, ...]:
    """By place; what is not known comes last."""
    return (tool.path, tool.line, tool.column, tool.name or "", tool.server is None, tool.server or "")


def _found(tool: Tool) -> FoundTool:
    path, line, column = _where(tool.registration.place)
    definition, unknown = tool.definition()
    raises = tool.raises
    return FoundTool(
        path=path,
        line=line,
        column=column,
        name=tool.known_name,
        server=tool.server.name if tool.server else None,
        definition=definition,
        unknown=tuple(unknown),
        sdk=tool.sdk.release,
        sdk_source=tool.sdk.source,
        form=tool.registration.form,
        condition=" and ".join(each.text for each in reversed(tool.condition)) or None,
        raises=f"{raises.type}: {raises.reason}" if raises else None,
    )


def _where(place: Place) -> tuple[str, int, int]:
    span = place.span
    return display_path(place.source.path), span.line, span.column + 1


def _unanalysed(file: File, line: int, reason: str) -> UnreadRegistration:
    return UnreadRegistration(display_path(file.path), line, 1, f"the file was not analysed: {reason}")
