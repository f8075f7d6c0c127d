"""Whether a pattern surely matches nowhere; the verdicts were compared with V8 (Node 20)."""

from __future__ import annotations

import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flake8_mcp.spec.ecma_matching import surely_fails


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ("^a$", "b"), ("a", ""), ("^(a|b)+$", "abc"), ("^a{2,3}$", "aaaa"), (r"^\d+$", "1a"), (r"^\D$", "1"), (r"^\w$", "-"),
        (r"^\W$", "_"), (r"^\s$", "a"), (r"^\S$", " "), ("^[^a-c]$", "b"), (r"\bb", "ab"), (r"a\B$", "a"), ("^.$", "\n"),
        ("^(a+)+$", "a" * 200 + "!"), ("^(a?){3}b$", "aaaab"), ("^(?:a|)*b$", "aac"), ("^a{99999999}$", "aaa"),
    ],
)  # fmt: skip
def test_fails(pattern: str, text: str) -> None:
    started = time.perf_counter()
    assert surely_fails(pattern, text)
    assert time.perf_counter() - started < 1


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ("^a$", "a"), ("^a$", "a\n"), ("b", "abc"), ("(?:ab)*$", "abab"), ("^a{0}$", ""), (r"^\d\w\s$", "1a "), (r"\ba\b", "a"),
        (r"^[\d\s-]+$", "1 -"), ("^(a?){5}$", "aa"), ("^(?:)*$", ""), ("a{2,}", "aaa"),
    ],
)  # fmt: skip
def test_matches(pattern: str, text: str) -> None:
    assert not surely_fails(pattern, text)


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ("(?=b)a", "c"), (r"(a)\1", "a"), (r"\p{L}", "1"), ("(", "a"), ("(?i:a)", "b"), ("a", "b" * 501),
        (r"^\d$", "\u0661"), (r"\bz", "\u00e9"), ("(?:a|a){490}b", "a" * 500),
    ],
)  # fmt: skip
def test_not_known(pattern: str, text: str) -> None:
    assert not surely_fails(pattern, text)


PIECES = st.sampled_from(
    ["a", "b", "[ab]", "[^a]", ".", "a*", "b?", "(a|b)", "(?:ab)+", "a{1,2}", "^", "$", r"\w", r"\b"]
)


@given(st.lists(PIECES, max_size=6).map("".join), st.text(alphabet="ab 1", max_size=8))
def test_agrees_with_python_where_both_mean_the_same(pattern: str, text: str) -> None:
    assert surely_fails(pattern, text) == (re.search(pattern, text) is None)
