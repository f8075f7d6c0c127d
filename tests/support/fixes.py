"""Apply fixes to texts, as the command does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.api import analyse, project
from flake8_mcp.fixing import fix

from .corpus import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from flake8_mcp.engine import Analysis, Finding
    from flake8_mcp.fixing import Outcome
    from flake8_mcp.settings import Settings
    from flake8_mcp.syntax.source import Source


def fixed(source: Source, path: Path, settings: Settings, *, unsafe: bool = False, code: str = "") -> Outcome:
    """What fixes make of a source that lies at `path`: the safe ones or all, of all rules or of one."""
    files = project(str(ROOT), follow_imports=settings.follow_imports)

    def analyse_again(changed: Source) -> Analysis:
        return analyse(changed, str(path), files, settings)

    def choose(_source: Source, findings: tuple[Finding, ...]) -> Iterator[Finding]:
        return (each for each in findings if each.fix and (each.fix.safe or unsafe) and each.code.startswith(code))

    return fix(source, analyse_again, choose)
