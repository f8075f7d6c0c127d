"""Which Python and pydantic a definition is derived for, and what is unknown where they leave it open."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.found import tool_in

from flake8_mcp.schemas import Versions
from flake8_mcp.syntax.values import Scalar, Unknown

if TYPE_CHECKING:
    from pathlib import Path

    from flake8_mcp.model import Part

SERVER = '''\
from mcp.server.fastmcp import FastMCP
mcp = FastMCP("m")
@mcp.tool()
def search(limit: int) -> str:
    """Search.

    Everything.
    """
    return ""
'''
RAW = "Search.\n\n    Everything.\n    "  # Python 3.12.1: `search.__doc__`
DEDENTED = "Search.\n\nEverything.\n"  # Python 3.13.0: `search.__doc__`


def described(part: Part) -> object:
    """The description; None if it is not known."""
    assert isinstance(part.value, Scalar | Unknown)
    return part.value.value if isinstance(part.value, Scalar) else None


@pytest.mark.parametrize(
    ("requires", "expected"),
    [
        (">=3.13", DEDENTED),
        (">=3.11,<3.13", RAW),
        ("==3.12.*", RAW),
        (">=3.11", None),
        (">=4", None),
    ],
)
def test_docstring_is_indented_as_the_allowed_pythons_agree(
    tmp_path: Path, requires: str, expected: str | None
) -> None:
    (tmp_path / "pyproject.toml").write_text(f'[project]\nname = "x"\nrequires-python = "{requires}"\n')
    assert described(tool_in(tmp_path, SERVER, "mcp==1.30.0").description) == expected


def test_pinned_python_wins_over_the_range(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "x"\nrequires-python = ">=3.13"\n')
    assert described(tool_in(tmp_path, SERVER, "mcp==1.30.0,python==3.12").description) == RAW


@pytest.mark.parametrize(
    ("dependency", "known"), [("pydantic>=2.9,<2.10", False), ("pydantic>=2.9", True), ("pydantic<2", False)]
)
def test_schema_is_unknown_for_a_pydantic_that_was_not_recorded(tmp_path: Path, dependency: str, known: bool) -> None:  # noqa: FBT001 - a parameter of the case
    (tmp_path / "pyproject.toml").write_text(f'[project]\nname = "x"\ndependencies = ["{dependency}"]\n')
    value = tool_in(tmp_path, SERVER, "mcp==1.30.0").input_schema.value
    assert (value.reason if isinstance(value, Unknown) else None) == (
        None if known else "pydantic release not recorded"
    )


@pytest.mark.parametrize(
    ("pydantic", "pythons", "expected"),
    [
        ("2.11.9", ("3.12.4",), Versions((2, 11), frozenset({(3, 12)}))),
        ("2.11.9", (), Versions((2, 11))),
        ("2.99.0", ("3",), Versions()),
        ("3.0.0", ("3.12", "3"), Versions()),
    ],
)
def test_releases_as_they_are_written(pydantic: str, pythons: tuple[str, ...], expected: Versions) -> None:
    assert Versions.of(pydantic, pythons) == expected


def test_pythons_that_disagree_answer_nothing() -> None:
    versions = Versions(pythons=frozenset({(3, 11), (3, 12)}))
    assert versions.python_at_least(3, 11) is True
    assert versions.python_at_least(3, 12) is None
    assert versions.python_at_least(3, 13) is False
    assert Versions().python_at_least(3, 11) is None
