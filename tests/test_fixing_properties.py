"""What holds of every fix in every layout.

`FLAKE8_MCP_EXAMPLES=10000 python -m pytest tests/test_fixing_properties.py` tries as many examples.
"""

from __future__ import annotations

import ast
import io
import os
import tokenize
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.corpus import ROOT, examples, settings_of, subject
from support.fixes import fixed, only
from support.layouts import with_other_gaps, with_other_quotes, with_tabs

from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from random import Random

    from flake8_mcp.fixing import Outcome

pytestmark = pytest.mark.once

EXAMPLES = [
    path for path in (*examples("rules"), *examples("fixes"), *examples("layouts")) if b"\r" not in path.read_bytes()
]
NUMBER = int(os.environ.get("FLAKE8_MCP_EXAMPLES", "100"))


def fixes_of(path: Path, text: str, *, unsafe: bool, order: Random | None = None) -> Outcome:
    source = Source(path.relative_to(ROOT).as_posix(), text)
    chosen = settings_of(text, subject(path))
    return fixed(source, path, chosen, unsafe=unsafe, order=order)


def comments(text: str) -> Counter[str]:
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return Counter(each.string for each in tokens if each.type == tokenize.COMMENT)


def is_python(text: str) -> bool:
    try:
        ast.parse(text)
    except SyntaxError:
        return False
    return True


@settings(max_examples=NUMBER, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(
    path=st.sampled_from(EXAMPLES),
    changes=st.sets(st.sampled_from([with_tabs, with_other_quotes])),
    gaps=st.none() | st.randoms(use_true_random=False),
    order=st.randoms(use_true_random=False),
    unsafe=st.booleans(),
)
def test_fixes_in_other_layouts(
    path: Path, changes: set[Callable[[str], str]], gaps: Random | None, order: Random, *, unsafe: bool
) -> None:
    text = Source.from_bytes(str(path), path.read_bytes()).text
    for change in sorted(changes, key=lambda each: each.__name__):
        text = change(text)
    if gaps is not None:
        text = with_other_gaps(text, gaps.randrange)
    if not is_python(text):
        return
    outcome = fixes_of(path, text, unsafe=unsafe)
    result = only(outcome).text
    assert is_python(result)
    again = fixes_of(path, result, unsafe=unsafe)
    assert only(again).text == result, "a second run changes nothing"
    assert only(fixes_of(path, text, unsafe=unsafe, order=order)).text == result, "the order does not count"
    if not unsafe:
        assert comments(text) <= comments(result), "no comment is lost"
    windows = fixes_of(path, text.replace("\n", "\r\n"), unsafe=unsafe)
    assert only(windows).text == result.replace("\n", "\r\n"), "line ends do not count"


@pytest.mark.parametrize("path", examples("fixes"), ids=lambda path: path.name)
def test_no_safe_fix_is_left(path: Path) -> None:
    source = Source.from_bytes(path.relative_to(ROOT).as_posix(), path.read_bytes())
    outcome = fixed(source, path, settings_of(source.text))
    assert [each for each in outcome.analysis.findings if each.fix is not None and each.fix.safe] == []
