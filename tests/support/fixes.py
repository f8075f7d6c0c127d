"""Apply fixes to texts, as the command does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.api import analyse, project
from flake8_mcp.fixing import fix

from .corpus import ROOT

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

    from flake8_mcp.engine import Analysis, Finding
    from flake8_mcp.fixing import Outcome, Sources
    from flake8_mcp.settings import Settings
    from flake8_mcp.syntax.source import Source


def fixed(
    source: Source, path: Path, settings: Settings, *, unsafe: bool = False, order: Random | None = None
) -> Outcome:
    """What fixes make of a source that lies at `path`: the safe ones or all, chosen in any order."""
    files = project(str(ROOT), follow_imports=settings.follow_imports)

    def analyse_again(sources: Sources) -> Analysis:
        return analyse(sources[source.path], str(path), files, settings)

    def choose(_sources: Sources, findings: tuple[Finding, ...]) -> list[Finding]:
        chosen = [each for each in findings if each.fix and (each.fix.safe or unsafe)]
        if order is not None:
            order.shuffle(chosen)
        return chosen

    return fix({source.path: source}, analyse_again, choose)


def only(outcome: Outcome) -> Source:
    """The one text that was fixed."""
    (source,) = outcome.sources.values()
    return source
