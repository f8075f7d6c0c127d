"""Everything that is taken from flake8: its options, configuration, search for files, `# noqa` and selection.

None of it is a public interface. It has been the same from flake8 7.1.0 to 7.5.0, and it keeps `flake8-mcp check`
and flake8 of one mind.
"""

from __future__ import annotations

import configparser
import contextlib
import io
import os
import tokenize
from pathlib import Path
from typing import TYPE_CHECKING

import flake8
from flake8.discover_files import expand_paths
from flake8.exceptions import ExecutionError
from flake8.formatting.default import Nothing
from flake8.main.options import register_default_options, stage1_arg_parser
from flake8.options.aggregator import aggregate_options
from flake8.options.config import load_config
from flake8.options.manager import OptionManager
from flake8.processor import FileProcessor
from flake8.style_guide import StyleGuideManager

from flake8_mcp.options import flake8_options

from ._failure import Failure
from ._pyproject import find_pyproject, read_pyproject

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from flake8_mcp.engine import Finding

# Starting a process takes about as long as a few dozen files.
_FILES_FOR_A_PROCESS = 20

# Longer lines are not looked at token by token.
_MAX_LINE = 50_000

# What flake8's option code raises for a configuration that it cannot use, flake8.options.config.parse_config.
_CONFIGURATION_ERRORS = (ExecutionError, ValueError, OSError, configparser.Error)


def load_options(arguments: Sequence[str], *, config: str | None, isolated: bool) -> argparse.Namespace:
    """The options of a flake8 run with these arguments, as flake8 merges them with its configuration.

    Raises Failure.
    """
    manager = OptionManager(
        version=flake8.__version__, plugin_versions="", parents=[stage1_arg_parser()], formatter_names=[]
    )
    register_default_options(manager)
    for name, keywords in flake8_options():
        manager.add_option(name, **keywords)
    manager.extend_default_select(["MCP"])
    complaint = io.StringIO()
    try:
        configuration, folder = _load_configuration(config, isolated=isolated)
        with contextlib.redirect_stderr(complaint):
            return aggregate_options(manager, configuration, folder, arguments)
    except _CONFIGURATION_ERRORS as problem:
        raise Failure(str(problem)) from None
    except SystemExit:  # argparse has printed its usage and the error
        raise Failure(complaint.getvalue().rpartition("error: ")[2]) from None


def _load_configuration(config: str | None, *, isolated: bool) -> tuple[configparser.RawConfigParser, str]:
    """flake8's configuration, or our table of pyproject.toml where flake8 has none."""
    pyproject = Path(config) if config and config.endswith(".toml") else None
    configuration, folder = load_config(None if pyproject else config, extra=[], isolated=isolated or bool(pyproject))
    if not isolated and not config and not configuration.has_section("flake8"):
        pyproject = find_pyproject(Path.cwd())
    if pyproject:
        configuration.read_dict({"flake8": read_pyproject(pyproject)})
        folder = str(pyproject.parent.absolute())
    return configuration, folder


def expand(paths: Sequence[str], options: argparse.Namespace, *, excluding: bool = True) -> Iterator[str]:
    """The files that flake8 would check for these paths, in no particular order."""
    return expand_paths(
        paths=paths,
        stdin_display_name=options.stdin_display_name,
        filename_patterns=options.filename,
        exclude=(*options.exclude, *options.extend_exclude) if excluding else (),
    )


def jobs(options: argparse.Namespace, files: int) -> int:
    """The number of processes: as asked for, else as many as there are processors if each has enough to do."""
    if options.jobs.is_auto:
        return min(os.cpu_count() or 1, files // _FILES_FOR_A_PROCESS)
    return min(files, int(options.jobs.n_jobs))


class Comments:
    """What the `# noqa` comments of one file say."""

    def __init__(self, path: str, data: bytes, options: argparse.Namespace) -> None:
        self._processor = FileProcessor(path, options, _lines(data))
        self._whole_file = self._processor.should_ignore_file()
        self._has_any = b"noqa" in data.lower()
        # CPython 3.12 keeps the whole line with each of its tokens.
        self._has_tokens = all(len(line) <= _MAX_LINE for line in self._processor.lines)

    def noqa_line(self, line: int) -> str:
        """The text in which flake8 looks for `# noqa` for a finding on a line."""
        if self._whole_file:
            return "# noqa"
        if not self._has_any:
            return ""
        found = None
        if self._has_tokens:
            # CPython 3.12.1's tokenizer raises these two for some NUL characters and escapes.
            with contextlib.suppress(MemoryError, SystemError):
                found = self._processor.noqa_line_for(line)
        # Of a file that has no tokens flake8 takes the bare line, but opens the file again for it.
        return found or "".join(self._processor.lines[line - 1 : line])


class Selection:
    """Which findings are reported: select, ignore, per-file-ignores and `# noqa`. Raises Failure."""

    def __init__(self, options: argparse.Namespace) -> None:
        try:
            self._guides = StyleGuideManager(options, Nothing(options))
        except ExecutionError as problem:
            raise Failure(str(problem)) from None

    def reports(self, finding: Finding, noqa_line: str) -> bool:
        """Whether flake8 would report the finding."""
        return bool(
            self._guides.handle_error(finding.code, finding.path, finding.line, finding.column, finding.text, noqa_line)
        )


def _lines(data: bytes) -> list[str]:
    """Lines as flake8 reads them from a file: newlines translated, Latin-1 if all else fails."""
    try:
        encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
        return io.TextIOWrapper(io.BytesIO(data), encoding).readlines()
    except (SyntaxError, UnicodeError):
        return io.TextIOWrapper(io.BytesIO(data), "latin-1").readlines()
