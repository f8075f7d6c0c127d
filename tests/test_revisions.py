"""Rules whose answer differs between revisions of the specification have an example on each side of the difference."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

import pytest
from support.corpus import ROOT, examples, findings, settings_of

from flake8_mcp.rules import all_rules
from flake8_mcp.settings import REVISION_NAMES
from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from pathlib import Path

    from flake8_mcp.rules import Rule

# Only these may depend on a revision: the rule does not hold in all of them, or reads facts of the revisions.
DEPENDING = [
    each
    for each in all_rules()
    if (each.since, each.until) != (REVISION_NAMES[0], REVISION_NAMES[-1])
    or "revisions" in each.check.__code__.co_names
]


def answers(rule: Rule, revision: str) -> list[tuple[str, int, int]]:
    """Where the rule reports something in its examples, judged by one revision alone."""
    found: list[tuple[str, int, int]] = []
    for path in examples(f"rules/{rule.code}"):
        source = Source.from_bytes(path.relative_to(ROOT).as_posix(), path.read_bytes())
        settings = dataclasses.replace(settings_of(source.text, rule.code), revisions=(revision,))
        found += [
            (source.path, each.line, each.column) for each in findings(source, path, settings) if each.code == rule.code
        ]
    return found


def revisions_of(path: Path, code: str) -> frozenset[str]:
    """The revisions that an example is judged by."""
    return frozenset(settings_of(path.read_text(encoding="utf-8"), code).revisions)


@pytest.mark.parametrize("rule", DEPENDING, ids=lambda rule: rule.code)
def test_each_answer_has_an_example(rule: Rule) -> None:
    """Where the rule does not hold at all, the next test looks at every example."""
    by_answer: dict[str, set[str]] = {}
    for revision in REVISION_NAMES:
        if rule.holds_in((revision,)):
            by_answer.setdefault(repr(answers(rule, revision)), set()).add(revision)
    holding = {each for each in REVISION_NAMES if rule.holds_in((each,))}
    judged = {revisions_of(path, rule.code) & holding for path in examples(f"rules/{rule.code}")} - {frozenset()}
    missing = [sorted(same) for same in by_answer.values() if not any(each <= same for each in judged)]
    assert missing == []


@pytest.mark.parametrize("rule", DEPENDING, ids=lambda rule: rule.code)
def test_silent_where_it_does_not_hold(rule: Rule) -> None:
    outside = [each for each in REVISION_NAMES if not rule.since <= each <= rule.until]
    assert [each for revision in outside for each in answers(rule, revision)] == []
