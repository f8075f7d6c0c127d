"""One file as a command sees it: read, decoded, analysed; whatever goes wrong is a reason, not an exception."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from flake8_mcp.api import analyse, project, refused
from flake8_mcp.collecting import setting_aside
from flake8_mcp.settings import Settings, SettingsError
from flake8_mcp.syntax.outline import MAX_SIZE
from flake8_mcp.syntax.project import UnanalysedError, parse
from flake8_mcp.syntax.source import Source, UnreadableSourceError

from ._failure import Failure

if TYPE_CHECKING:
    import argparse

    from flake8_mcp.engine import Analysis

    from ._files import File


class Look(NamedTuple):
    """A file that was looked at: its text and bytes, as far as it has them, and what was learned.

    The path of `source` is the one that files have which import it, not the one that was asked for.
    """

    source: Source
    data: bytes
    analysis: Analysis


def look_at(file: File, options: argparse.Namespace) -> Look:
    """Read and analyse a file."""
    settings = settings_of(options)
    files = project(file.given, follow_imports=settings.follow_imports)
    path = files.display(file.path)
    empty = Source(path, "")
    try:
        data = file.read()
    except OSError as problem:
        return Look(empty, b"", refused(empty, 1, f"it cannot be read: {problem.strerror}"))
    try:
        source = Source.from_bytes(path, data)
    except UnreadableSourceError as problem:
        return Look(empty, data, refused(empty, 1, f"it cannot be decoded: {problem}"))
    with setting_aside():
        analysis = analyse(source, file.path, files, settings)
    if analysis.module is None and analysis.refusal is None and len(source.text) <= MAX_SIZE:
        try:
            parse(source)
        except UnanalysedError as problem:
            analysis = refused(source, problem.line, str(problem))
    return Look(source, data, analysis)


def settings_of(options: argparse.Namespace) -> Settings:
    """The settings in the options of a flake8 run. Raises Failure."""
    try:
        return Settings.from_options(vars(options), [*(options.select or ()), *(options.extend_select or ())])
    except SettingsError as problem:
        raise Failure(str(problem)) from None
