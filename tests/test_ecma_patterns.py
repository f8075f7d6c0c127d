"""Which texts are regular expressions of ECMAScript with the flag `u`; each verdict was compared with V8 (Node 20)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flake8_mcp.spec.ecma_patterns import MAX_LENGTH, NotJudgedError, fault, parse

VALID = [
    "", "a|b|", "^$", r"\b\B", ".*?", "a{2}", "a{2,}", "a{2,3}?", "(?:a)+", "(a)(?=b)(?!c)", "(?<=a)(?<!b)", "(?<n>a)\\k<n>",
    r"(a)\1", r"\1(a)", "[]", "[^]", "[a-z]", "[-a]", "[a-]", r"[\]\-\^]", r"[\b\d-]", "[[]", r"\d\D\s\S\w\W", r"\t\n\v\f\r\0",
    r"\cA", r"\x41", r"\u0041", r"\u{1F600}", r"\p{L}\P{Lu}", r"\^\$\\\.\*\+\?\(\)\[\]\{\}\|\/", "é", "a-b_@:'\"",
    r"(?<a>x)(?<b>\k<a>)", r"[\p{L}\u{61}-\x7a]",
]  # fmt: skip
FAULTY = [
    ("(", "a group is not closed"), (")", '")" closes no group'), ("a)", '")" closes no group'), ("[a", "a set is not closed"),
    ("*", '"*" repeats nothing'), ("a**", '"*" repeats nothing'), ("a++", '"+" repeats nothing'), ("^*", '"*" repeats nothing'),
    ("(?=a)*", '"*" repeats nothing'), ("{", '"{" must be written "\\{"'), ("a{", "where it is no count"), ("a{,3}", "no count"),
    ("a{3,2}", "{3,2} is out of order"), ("}", '"}" must be written "\\}"'), ("]", '"]" must be written "\\]"'), ("\\", "backslash"),
    (r"\-", '"-" needs no backslash'), (r"\_", '"_" needs no backslash'), (r"\a", r'"\a" is no escape'), (r"\A", 'write "^"'),
    (r"\Z", 'write "$"'), (r"\2(a)", 'there is no group for "\\2"'), (r"\k<n>", 'there is no group "n"'), (r"\k", '"\\k" needs'),
    ("(?<1>a)", "no identifier"), ("(?<n>a)(?<n>b)", "same name"), ("(?P<n>a)", '"(?<", not by "(?P<"'), ("(?i)a", "flags"),
    ("(?>a)", 'no group "(?>"'), ("(?#a)", 'no group "(?#"'), ("[z-a]", "out of order"), (r"[\w-a]", "a class"), (r"[a-\w]", "a class"),
    (r"\c1", '"\\c" is no escape here'), (r"\x4", '"\\x"'), (r"\u12", '"\\u"'), (r"\u{110000}", "no code point"), (r"\01", "digit"),
    (r"\p", "needs a property"), (r"\pL", "needs a property"), ("\\\u0661", "is no escape"), (r"[\1]", "is no escape"), (r"[\B]", "is no escape"),
]  # fmt: skip
NOT_JUDGED = [
    "(?i:a)", "(?i-s:a)", r"\p{Script=Greek}", "(?<é>a)", r"(?<\u0061>a)", "(?<n>a)|(?<n>b)", "\ud800", r"\u{D800}",
    "a" * (MAX_LENGTH + 1), "(" * 100 + ")" * 100,
]  # fmt: skip


@pytest.mark.parametrize("pattern", VALID)
def test_valid(pattern: str) -> None:
    parse(pattern)
    assert fault(pattern) is None


@pytest.mark.parametrize(("pattern", "reason"), FAULTY)
def test_faulty(pattern: str, reason: str) -> None:
    found = fault(pattern)
    assert found is not None
    assert reason in found


@pytest.mark.parametrize("pattern", NOT_JUDGED, ids=ascii)
def test_not_judged(pattern: str) -> None:
    with pytest.raises(NotJudgedError):
        parse(pattern)
    assert fault(pattern) is None


@given(st.text(alphabet="ab01-^$.*+?()[]{}|/\\,:=!<>_ kPpdwux", max_size=40))
def test_no_text_breaks_it(pattern: str) -> None:
    fault(pattern)
