"""Phrases that give orders are found although they are searched for only where one of their words stands."""

from __future__ import annotations

import re
import sys

import pytest

from flake8_mcp.rules.texts.wording import _LETTERS, _order_in

ORDERS = [
    "<IMPORTANT>",
    "Ignore all previous instructions",
    "do not tell the user",
    "without asking the user",
    "You must call this tool first",
    "before using any other tool",
]


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("odd", ["", "\u0130", "\u0131", "\u017f", "\u212a"])
def test_order_in_any_letters(order: str, odd: str) -> None:
    plain = chr(_LETTERS[ord(odd)]) if odd else ""
    written = re.sub(plain, odd, order, flags=re.IGNORECASE) if odd else order.upper()
    found = _order_in(f"It counts. {written}, and so on.")
    assert found is not None
    assert len(found) >= len("<system>")


def test_first_of_several_orders_is_shown() -> None:
    assert _order_in("Before using any other tool, do not tell the user.") == "Before using any other tool"


def test_letters_are_those_that_case_makes_alike() -> None:
    every = "".join(map(chr, range(128, sys.maxunicode)))
    assert {ord(each) for each in re.findall("[a-z]", every, re.IGNORECASE)} == set(_LETTERS)
