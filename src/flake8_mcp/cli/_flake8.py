"""Everything that is taken from flake8: its options, configuration, search for files, `# noqa` and selection.

None of it is a public interface. It has been the same from flake8 7.1.0 to 7.5.0, and it keeps `flake8-mcp check`
and flake8 of one mind.
"""

from __future__ import annotations

import configparser
import contextlib
import functools
import io
import os
import tokenize
from pathlib import Path
from typing import TYPE_CHECKING

import flake8
from flake8.defaults import NOQA_INLINE_REGEXP
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
    import re
    from collections.abc import Iterator, Sequence

    from flake8_mcp.engine import Finding

# Starting a process takes about as long as a few dozen files.
_FILES_FOR_A_PROCESS = 20

# Longer lines are not looked at token by token.
_MAX_LINE = 50_000

# What flake8's option code raises for a configuration that it cannot use, flake8.options.config.parse_config.
_CONFIGURATION_ERRORS = (ExecutionError, ValueError, OSError, configparser.Error)


def load_options(
    arguments: Sequence[str], *, config: str | None, isolated: bool, within: str | None = None
) -> argparse.Namespace:
    """The options of a flake8 run with these arguments, as flake8 merges them with its configuration.

    A configuration that it finds outside of the folder `within` does not count. Raises Failure.
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
        if within is not None and config is None and not Path(folder).is_relative_to(within):
            configuration, folder = _load_configuration(None, isolated=True)
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

    def last_line(self, line: int) -> int | None:
        """The last of the lines that a token which goes over several joins to a line: a comment at its end counts.

        None if flake8 cannot cut the file into tokens.
        """
        text = self._processor.noqa_line_for(line)
        if text is None:
            return None
        # joined lines share one object
        while self._processor.noqa_line_for(line + 1) is text:
            line += 1
        return line

    def is_in_comment(self, line: int, column: int) -> bool:
        """Whether a position lies in a comment."""
        return self._comments.get(line, column + 1) <= column

    def ends_in_string(self, line: int) -> bool:
        """Whether a line ends in an expression inside of a string, as far as this Python has tokens for that."""
        return line in self._open_strings

    @functools.cached_property
    def _comments(self) -> dict[int, int]:
        """The columns of the comments, by their lines."""
        return {each.start[0]: each.start[1] for each in self._processor.file_tokens if each.type == tokenize.COMMENT}

    @functools.cached_property
    def _open_strings(self) -> frozenset[int]:
        """The lines that end in an expression inside of a string."""
        depth = 0
        lines: set[int] = set()
        for each in self._processor.file_tokens:
            name = tokenize.tok_name[each.type]
            depth += name.endswith("STRING_START")
            depth -= name.endswith("STRING_END")
            if (
                depth and each.type == tokenize.NL
            ):  # pragma: no cover - f-strings are several tokens from Python 3.12 on
                lines.add(each.start[0])
        return frozenset(lines)


def find_noqa(text: str) -> re.Match[str] | None:
    """The first noqa comment in a text, the only one that counts: `codes` is its group, None if it is about all."""
    return NOQA_INLINE_REGEXP.search(text)


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
    except (SyntaxError, UnicodeError, LookupError):  # the last one of codecs that are no text, which end flake8 itself
        return io.TextIOWrapper(io.BytesIO(data), "latin-1").readlines()
