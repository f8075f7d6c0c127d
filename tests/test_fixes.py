"""What fixes make of the examples: `X.fixed.py` are the safe ones, `X.unsafe.py` all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.corpus import CORPUS, ROOT, examples, settings_of, subject
from support.fixes import fixed, only

from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.once

EXAMPLES = [*examples("rules"), *examples("fixes"), *examples("layouts"), *examples("silent")]


def name_of(path: Path) -> str:
    return path.relative_to(CORPUS).as_posix()


@pytest.mark.parametrize("path", EXAMPLES, ids=name_of)
def test_example(path: Path, pytestconfig: pytest.Config) -> None:
    data = path.read_bytes()
    source = Source.from_bytes(path.relative_to(ROOT).as_posix(), data)
    settings = settings_of(source.text, subject(path))
    safe = fixed(source, path, settings)
    every = fixed(source, path, settings, unsafe=True)
    # a decorator that is called at last may register what it should not
    assert all(why.endswith("would appear") for _, why in (*safe.refused, *every.refused))
    for outcome in (safe, every):
        again = fixed(only(outcome), path, settings, unsafe=outcome is every)
        assert only(again).text == only(outcome).text
        assert only(outcome).text.encode(source.encoding).decode(source.encoding) == only(outcome).text
    expected = {
        path.with_suffix(".fixed.py"): only(safe).text if safe.fixed else None,
        path.with_suffix(".unsafe.py"): only(every).text if only(every).text != only(safe).text else None,
    }
    for twin, text in expected.items():
        if pytestconfig.getoption("update_fixed"):
            twin.unlink(missing_ok=True)
            if text is not None:
                twin.write_bytes(text.encode(source.encoding))
        found = twin.read_bytes() if twin.exists() else None
        assert found == (None if text is None else text.encode(source.encoding)), twin.name
