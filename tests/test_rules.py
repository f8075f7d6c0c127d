"""Every example of test_corpus/rules and test_corpus/silent gives exactly the findings that its comments announce."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.corpus import CORPUS, examples, expectations, findings_in

if TYPE_CHECKING:
    from pathlib import Path

RULE_EXAMPLES = examples("rules")
SILENT_EXAMPLES = examples("silent")


def name_of(path: Path) -> str:
    return path.relative_to(CORPUS).as_posix()


@pytest.mark.parametrize("path", RULE_EXAMPLES, ids=name_of)
def test_example(path: Path) -> None:
    expected = expectations(path.read_text(encoding="utf-8"))
    found = findings_in(path, path.relative_to(CORPUS / "rules").parts[0])
    shown = [f"{each.line}:{each.column} {each.code} {each.text}" for each in found]
    announced = [f"{each.line}:{each.column} {each.code}" for each in expected]
    assert [" ".join(each.split(" ")[:2]) for each in shown] == announced, "\n".join(shown)
    missing = [each for each, finding in zip(expected, found, strict=True) if each.text not in finding.text]
    assert missing == [], "\n".join(shown)


@pytest.mark.parametrize("path", SILENT_EXAMPLES, ids=name_of)
def test_look_alike_is_silent(path: Path) -> None:
    assert [f"{each.line}:{each.column} {each.code} {each.text}" for each in findings_in(path)] == []
