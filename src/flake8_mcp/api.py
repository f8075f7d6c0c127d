"""One file from its text to findings and tools: what programs call, and what both edges are built on."""

from __future__ import annotations

import functools
import traceback
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from .engine import Analysis, Finding, judge
from .engine import analyse as analyse_source
from .model import Module
from .settings import Settings
from .stack import on_enough_stack
from .syntax.project import Project
from .syntax.source import Source, Span

if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator

    from .model import Tool


def check(source: Source, settings: Settings | None = None) -> Iterator[Finding]:
    """The findings in one file, sorted. `source.path` also says where the file lies, for what it imports."""
    settings = settings or Settings()
    files = project(follow_imports=settings.follow_imports)
    yield from analyse(source, source.path, files, settings).findings


def tools(source: Source, settings: Settings | None = None) -> Iterator[Tool]:
    """The tools that one file registers, in source order. `source.path` also says where the file lies."""
    settings = settings or Settings()
    files = project(follow_imports=settings.follow_imports)
    module = analyse(source, source.path, files, settings).module
    if module is not None:
        yield from module.tools


def project(given: str = ".", *, follow_imports: bool = True) -> Project:
    """The files around those below a folder: the same object for each call, because it keeps what it has read."""
    return _project(Path(given).absolute(), follow_imports)


def forget_projects() -> None:
    """Forget what was read of all files."""
    _project.cache_clear()


# More than one folder outside of the current one is rare.
@functools.lru_cache(maxsize=4)
def _project(given: Path, follow_imports: bool) -> Project:  # noqa: FBT001 - the key of the cache
    return Project(str(given), follow_imports=follow_imports)


def analyse(source: Source, path: str, files: Project, settings: Settings, tree: ast.Module | None = None) -> Analysis:
    """Analyse one file, whatever happens: a defect of the analysis is reported as a file that was not analysed."""
    try:
        return on_enough_stack(functools.partial(analyse_source, source, path, files, settings, tree))
    # flake8 drops the findings of all files, and a pool those of its worker, when one file raises.
    except Exception as problem:  # noqa: BLE001
        return refused(source, 1, f"internal error: {_described(problem)}")


def refused(source: Source, line: int, reason: str) -> Analysis:
    """The analysis of a file that could not be analysed: MCP001 at a line."""
    module = Module(source.path, source, refusals=[(line, reason)])
    findings = tuple(placed(finding, source) for finding in judge(module, Settings()))
    return Analysis(source.path, None, findings, (line, reason))


def placed(finding: Finding, source: Source) -> Finding:
    """A finding as it is reported in the analysed file, never beyond its text.

    One whose token lies in another file stands at the registration.
    """
    if finding.path != source.path:
        line, column = finding.registration or (1, 0)
        text = f"{finding.text} (in {finding.path}:{finding.line})"
        span = Span(line, column, line, column)
        finding = replace(finding, path=source.path, line=line, column=column, text=text, span=span, registration=None)
    last_line = len(source.line_starts) - source.text.endswith(("\n", "\r"))
    line = max(1, min(finding.line, last_line))
    column = max(0, min(finding.column, len(source.line(line))))
    return finding if (line, column) == (finding.line, finding.column) else replace(finding, line=line, column=column)


def _described(problem: Exception) -> str:
    """The exception and where it was raised, without folders: the same wherever the package is installed."""
    frame = traceback.extract_tb(problem.__traceback__)[-1]
    return f"{type(problem).__name__} in {Path(frame.filename).name}:{frame.lineno}"
