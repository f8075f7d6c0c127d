from __future__ import annotations

import math

import pytest

from flake8_mcp.syntax.source import Source, Span
from flake8_mcp.syntax.values import (
    Array,
    Entry,
    FixedPlace,
    Member,
    Object,
    Scalar,
    Symbol,
    Unknown,
    Value,
    same,
    sequence_items,
    settled,
    text_of,
    truth,
)

PLACE = FixedPlace(Source("shop.py", "x"), Span(1, 0, 1, 1))
OTHER = FixedPlace(Source("shop.py", "x"), Span(2, 0, 2, 1))
UNKNOWN = Unknown(PLACE, "because")


def made(data: object, place: FixedPlace = PLACE) -> Value:
    match data:
        case dict():
            return Object(place, tuple(Entry(made(key, place), made(value, place)) for key, value in data.items()))
        case list() | tuple() | set():
            return Array(place, tuple(made(each, place) for each in data), type(data).__name__)
        case Unknown():
            return data
        case _:
            return Scalar(place, data)


def test_members_of_an_object() -> None:
    entries = [("a", 1), ("b", 2), (1, 3), ("a", 4)]
    found = Object(PLACE, tuple(Entry(made(key), made(value)) for key, value in entries))
    assert found.get("a") == made(4)
    assert found.get("c") is None
    assert found.entry("b") == Entry(made("b"), made(2))
    assert [(key, entry.value) for key, entry in found.members()] == [("a", made(4)), ("b", made(2))]
    assert found.keys() == (made("a"), made("b"), made(1))
    assert found.entries[0].place is PLACE
    assert found.lacks("c")
    assert not found.lacks("a")


def test_open_objects_lack_nothing() -> None:
    assert not Object(PLACE, (), UNKNOWN).lacks("a")
    assert not Object(PLACE, (Entry(UNKNOWN, made(1)),)).lacks("a")
    assert not Object(PLACE, (Entry(Symbol(PLACE, "a.b"), made(1)),)).lacks("a")
    assert Object(PLACE, (), UNKNOWN).keys() is None
    assert Object(PLACE, (), None, "a.Model").keys() is None
    assert Object(PLACE, (Entry(made((1,)), made(1)),)).keys() is None


@pytest.mark.parametrize("data", [1, "a", None, [1, {"a": (2,)}], {"a": [1]}])
def test_equal_values_are_the_same_wherever_they_stand(data: object) -> None:
    assert same(made(data), made(data, OTHER))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1, True),
        (1, 1.0),
        ("a", "b"),
        ([1], (1,)),
        ([1], [1, 2]),
        ([1], [2]),
        ({"a": 1}, {"a": 2}),
        ({"a": 1}, {"b": 1}),
        ({"a": 1}, {}),
        (1, [1]),
        ([1], {}),
        (UNKNOWN, UNKNOWN),
        ([UNKNOWN], [UNKNOWN]),
        (math.nan, math.nan),
    ],
)
def test_different_or_unknown_values_are_not_the_same(one: object, other: object) -> None:
    assert not same(made(one), made(other))


def test_open_values_are_not_the_same() -> None:
    assert not same(Array(PLACE, (), complete=False), Array(PLACE, (), complete=False))
    assert not same(Object(PLACE, (), UNKNOWN), Object(PLACE, (), UNKNOWN))
    assert not same(Object(PLACE, (), None, "a.A"), Object(PLACE, (), None, "a.B"))
    assert same(Object(PLACE, (), None, "a.A"), Object(OTHER, (), None, "a.A"))


def test_symbols_and_members() -> None:
    assert same(Symbol(PLACE, "a.b"), Symbol(OTHER, "a.b"))
    assert not same(Symbol(PLACE, "a.b"), Symbol(PLACE, "a.c"))
    assert not same(Symbol(PLACE, "a.b", value=made(1)), Symbol(PLACE, "a.b", value=made(2)))
    assert not same(Symbol(PLACE, "a.b", value=made(1)), Symbol(PLACE, "a.b"))
    assert same(Symbol(PLACE, "a.b", value=made(1)), Symbol(PLACE, "a.b", value=made(1)))
    assert not same(Scalar(PLACE, "a", Member("m.A", shown_as_value=True)), Scalar(PLACE, "a"))


@pytest.mark.parametrize(
    ("value", "verdict"),
    [
        (made(0), False),
        (made("a"), True),
        (made([]), False),
        (made([UNKNOWN]), True),
        (made({}), False),
        (made({"a": 1}), True),
        (Array(PLACE, (), complete=False), None),
        (Array(PLACE, (made(1),), complete=False), True),
        (Array(PLACE, (), "iterator"), None),
        (Object(PLACE, (), UNKNOWN), None),
        (Object(PLACE, (Entry(made("a"), made(1)),), UNKNOWN), True),
        (Object(PLACE, (), None, "a.Model"), None),
        (Symbol(PLACE, "a.b"), None),
        (UNKNOWN, None),
    ],
)
def test_truth(value: Value, verdict: bool | None) -> None:  # noqa: FBT001 - pytest passes it
    assert truth(value) is verdict


def test_items_of_what_can_be_looped_over() -> None:
    assert sequence_items(made([1, 2])) == (made(1), made(2))
    assert sequence_items(made({"a": 1, 2: 3})) == (made("a"), made(2))
    assert sequence_items(made("ab")) == (made("a"), made("b"))
    assert sequence_items(made({1, 2})) is None
    assert sequence_items(Array(PLACE, (), complete=False)) is None
    assert sequence_items(made(1)) is None
    assert sequence_items(UNKNOWN) is None


def test_iterators_are_not_known_once_something_holds_them() -> None:
    assert isinstance(settled(Array(PLACE, (), "iterator")), Unknown)
    assert settled(made([1])) == made([1])


def test_weight_grows_with_nodes_and_text() -> None:
    assert made(1).weight == UNKNOWN.weight == Symbol(PLACE, "a").weight == 1
    assert made("a" * 1_000).weight == made(b"a" * 1_000).weight == 11
    assert made([1, [2]]).weight == 4
    assert made({"a": 1}).weight == 3


def test_text() -> None:
    assert [text_of(each) for each in (made("a"), made(1), made([]), None)] == ["a", None, None, None]
