"""The way of every command that analyses code: options, files, work, in this order."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeVar

from ._analysis import settings_of
from ._files import find_files
from ._flake8 import jobs
from ._output import progress
from ._pool import run

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Mapping, Sequence

    from ._files import File

Result = TypeVar("Result")


def analyse_files(
    paths: Sequence[str],
    options: argparse.Namespace,
    work: Callable[[argparse.Namespace, File], Result],
    lost: Callable[[File], Result],
) -> Mapping[File, Result]:
    """What the work makes of each file below the paths, in the order of the files. Raises Failure."""
    settings_of(options)  # impossible values are refused before any file is read
    return _analysed(find_files(paths or (".",), options), options, work, lost)


def analyse_more(
    files: Sequence[File],
    options: argparse.Namespace,
    work: Callable[[argparse.Namespace, File], Result],
    lost: Callable[[File], Result],
) -> Mapping[File, Result]:
    """The same of files that were found before."""
    return _analysed(files, options, work, lost)


def _analysed(
    files: Sequence[File],
    options: argparse.Namespace,
    work: Callable[[argparse.Namespace, File], Result],
    lost: Callable[[File], Result],
) -> Mapping[File, Result]:
    results: dict[File, Result] = {}
    with progress(len(files)) as advance:
        for file, result in run(partial(work, options), files, jobs(options, len(files)), lost):
            results[file] = result
            advance()
    return {file: results[file] for file in files}
