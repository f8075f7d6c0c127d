"""Texts that patterns match, compared with Python where both mean the same."""

from __future__ import annotations

import re

import pytest

from flake8_mcp.spec.ecma_examples import examples
from flake8_mcp.spec.ecma_matching import holds, matches
from flake8_mcp.spec.ecma_patterns import Characters

PATTERNS = [
    "^[a-z]+$",
    "a|bc",
    "^(ab){2,3}$",
    "x*",
    "^.{70}$",
    "[^a-zA-Z0]",
    "^[\u4e00]$",
    r"\bword\b",
    "a?b?c",
    r"^\d{4}-\d{2}$",
]


@pytest.mark.parametrize("pattern", PATTERNS)
def test_examples_match(pattern: str) -> None:
    found = list(examples(pattern))
    assert found
    assert len(set(found)) == len(found)
    assert all(re.search(pattern, text) and matches(pattern, text) for text in found)


@pytest.mark.parametrize("pattern", ["(", "(?=a)b", r"\p{Lu}", "a{600}", "[^\\s\\S]", "a^"])
def test_no_example_is_found(pattern: str) -> None:
    assert list(examples(pattern)) == []


def test_whether_a_pattern_matches() -> None:
    assert matches("^a+$", "aa") is True
    assert matches("^a+$", "ab") is False
    assert matches("(?<=a)b", "ab") is None
    assert matches("(", "a") is None
    assert matches("a$", "a\n") is None
    assert matches("a", "a" * 501) is None
    assert matches("^(a+)+$", "a" * 400 + "b") is False


def test_whether_a_character_is_known_to_be_meant() -> None:
    assert holds(Characters(((97, 99),)), "b")
    assert not holds(Characters((), ("w",)), "\N{GREEK SMALL LETTER ALPHA}")
