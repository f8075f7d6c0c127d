"""The parameters that a docstring describes, with the place of each."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flake8_mcp.syntax.docstring_sections import MAX_LINE, described_parameters

GOOGLE = """Do it.

    Args:
        a: The a.
            - x: nested
        b (str, optional): Second
            continued.
        *rest: Rest
        - c: An item.
        `d`: In quotes.
        no entry

    Returns:
        e: No parameter.
    """
NUMPY = """Do it.

    Parameters
    ----------
    f : int
        The f.
    g, h
        Both.
    **more
        More.

    Returns
    -------
    i : int
    """


def names(text: str) -> list[str]:
    return [each.name for each in described_parameters(text)]


def test_google() -> None:
    found = described_parameters(GOOGLE)
    assert [(each.name, each.text, each.line, each.column) for each in found[:3]] == [
        ("a", "The a. - x: nested", 3, 8),
        ("b", "Second continued.", 5, 8),
        ("rest", "Rest", 7, 9),
    ]
    assert [(each.name, each.is_plain, each.is_variadic) for each in found] == [
        ("a", True, False),
        ("b", True, False),
        ("rest", True, True),
        ("c", False, False),
        ("d", False, False),
    ]


def test_numpy() -> None:
    found = described_parameters(NUMPY)
    assert [(each.name, each.text, each.line, each.column) for each in found] == [
        ("f", "The f.", 4, 4),
        ("g", "Both.", 6, 4),
        ("h", "Both.", 6, 7),
        ("more", "More.", 8, 6),
    ]
    assert found[-1].is_variadic


def test_numpy_section_ends_at_what_is_no_entry() -> None:
    assert names("Parameters\n----------\na : int\nSome more words here.\nb : int\n") == ["a"]
    assert names("    Parameters\n    ----------\n    a : int\nb : int\n") == ["a"]


def test_sphinx() -> None:
    text = "Do it.\n\n    :param j: The j\n        and more\n    :param int k: the k\n    :param\n    :returns: x\n"
    assert [(each.name, each.text, each.line, each.column) for each in described_parameters(text)] == [
        ("j", "The j and more", 2, 11),
        ("k", "the k", 4, 15),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Do it.",
        "Args:",
        "Args:\n\n",
        "Args:\na: not deeper\n",
        "Parameters\nabc\n",
        f"Args:\n    a: {'x' * MAX_LINE}\n",
        "Note: a\n    b: c\n",
    ],
)
def test_nothing_described(text: str) -> None:
    assert names(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "Args:\n    " + "a(" * 240 + "\n",
        "    :param " + "a " * 240 + "\n",
        "\n".join(["    Args:"] * 3000),
        "\n".join(" " * (number % 400) + "Args:" for number in range(10_000)),
        "\n".join(" " * (number % 400) + ":param a: b" for number in range(10_000)),
        "Args:\n" + "    a: x\n" * 10_000,
    ],
    ids=["brackets", "words", "headers", "stairs", "fields", "entries"],
)
def test_hostile_text_takes_no_time(text: str) -> None:
    started = time.perf_counter()
    described_parameters(text)
    assert time.perf_counter() - started < 2


@given(st.text(alphabet="Args: Paramet-\n\t:()*`a,", max_size=200))
def test_places_are_those_of_the_names(text: str) -> None:
    lines = text.expandtabs().split("\n")
    for each in described_parameters(text):
        assert lines[each.line][each.column :].startswith(each.name)
