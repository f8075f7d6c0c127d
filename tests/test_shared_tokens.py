"""Two rules that report one token report two facts: the pairs that do are written down, each decided once.

With every rule on and every client chosen, the findings of the corpus are put together by their tokens. A pair that
is not in test_corpus/shared_tokens.txt fails: either one rule is to hide the other, or the pair names two facts.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from typing import TYPE_CHECKING

import pytest
from support.corpus import CORPUS, ROOT, examples, findings, settings_of

from flake8_mcp.rules import all_rules
from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from pathlib import Path

FAMILIES = [f"MCP{number}" for number in range(10)]
TWO_FACTS = frozenset(
    tuple(line.split())
    for line in (CORPUS / "shared_tokens.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
)


def pairs_in(path: Path) -> set[tuple[str, str]]:
    """The codes of different rules that are reported at one token."""
    source = Source.from_bytes(path.relative_to(ROOT).as_posix(), path.read_bytes())
    tokens: dict[tuple[int, int], set[str]] = defaultdict(set)
    for each in findings(source, path, settings_of(source.text, *FAMILIES)):
        if each.registration is None:
            tokens[each.line, each.column].add(each.code)
    return {pair for codes in tokens.values() for pair in itertools.combinations(sorted(codes), 2)}


@pytest.mark.once
@pytest.mark.parametrize("family", FAMILIES)
def test_pairs_at_one_token_are_two_facts(family: str) -> None:
    found = {pair for path in examples("rules") if family in path.as_posix() for pair in pairs_in(path)}
    assert sorted(found - TWO_FACTS) == []


def test_pairs_are_of_rules_that_do_not_hide_each_other() -> None:
    hides = {each.code: each.hides for each in all_rules()}
    assert [pair for pair in sorted(TWO_FACTS) if pair[1] in hides[pair[0]] or pair[0] in hides[pair[1]]] == []


def test_identifier_as_a_number_is_one_defect() -> None:
    text = (
        "from mcp.server.fastmcp import FastMCP\n\nmcp = FastMCP('museum')\n\n\n@mcp.tool()\n"
        "def show(room_id: int, count: int) -> str:\n    'Show a room.'\n    return ''\n"
    )
    source = Source.from_bytes("example.py", text.encode())
    found = findings(source, CORPUS / "rules/example.py", settings_of("", "MCP921", "MCP924"))
    assert [(each.code, each.text.partition('" ')[0]) for each in found] == [
        ("MCP924", '"room_id'),
        ("MCP921", '"count'),
    ]
