"""What was found, written out: one module for each format.

A format of `findings`, `tools`, `sizes`, `differences` or `rules` has the name of its module there; its `render` makes
the text.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import Literal

from ._paths import display_path
from ._results import (
    Compared,
    Counts,
    Excerpt,
    Fixes,
    FoundTool,
    Listing,
    Places,
    Report,
    Reported,
    Style,
    UnreadRegistration,
)
from .patches import patch
from .rule_pages import explain_lock_code, explain_rule, rule_documents
from .summary import (
    statistics,
    summarise_comments,
    summarise_differences,
    summarise_findings,
    summarise_fixes,
    summarise_gaps,
    summarise_tools,
)

__all__ = [
    "Compared",
    "Counts",
    "Excerpt",
    "Fixes",
    "FoundTool",
    "Listing",
    "Places",
    "Report",
    "Reported",
    "Style",
    "UnreadRegistration",
    "display_path",
    "explain_lock_code",
    "explain_rule",
    "format_names",
    "needs_excerpts",
    "patch",
    "render",
    "rule_documents",
    "statistics",
    "summarise_comments",
    "summarise_differences",
    "summarise_findings",
    "summarise_fixes",
    "summarise_gaps",
    "summarise_tools",
]

Kind = Literal["findings", "tools", "sizes", "differences", "rules"]


def format_names(kind: Kind) -> tuple[str, ...]:
    """The names of the formats, sorted."""
    package = importlib.import_module(f"{__name__}.{kind}")
    return tuple(sorted(module.name for module in pkgutil.iter_modules(package.__path__)))


def needs_excerpts(name: str) -> bool:
    """Whether a format of findings needs the lines that they and their edits stand in."""
    return getattr(importlib.import_module(f"{__name__}.findings.{name}"), "NEEDS_EXCERPTS", False)


def render(kind: Kind, name: str, result: object, style: Style) -> str:
    """A Report, a Listing, sizes, what was Compared or a tuple of rules in a format; each line has its end."""
    text: str = importlib.import_module(f"{__name__}.{kind}.{name}").render(result, style)
    return text
