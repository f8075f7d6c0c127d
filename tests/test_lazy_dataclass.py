from __future__ import annotations

import copy
import dataclasses
import pickle

import pytest

from flake8_mcp.lazy_dataclass import dataclass, field

SHAPES = [
    {},
    {"frozen": True},
    {"frozen": True, "eq": False},
    {"eq": False},
    {"order": True, "frozen": True},
    {"kw_only": True, "frozen": True},
]


@dataclass(frozen=True, slots=True)
class Point:
    """For pickle, which finds classes by name."""

    x: int
    y: list[int] = field(default_factory=list)


def both(keywords: dict[str, bool], *, slots: bool) -> list[type]:
    """The same class, made by the standard library and by us."""
    made = []
    for decorator in (dataclasses.dataclass, dataclass):

        class Sample:
            """A sample."""

            a: int
            b: object = field(default="b", repr=False)
            c: list[int] = field(default_factory=list)
            d: int = field(default=4, compare=False)
            e: int = field(init=False, compare=False, default=5)
            f: list[int] = field(init=False, default_factory=lambda: [6])
            g: int = field(init=False, repr=False, compare=False)

            def __post_init__(self) -> None:
                object.__setattr__(self, "g", self.a + 1)

        made.append(decorator(**keywords, slots=slots)(Sample))
    return made


@pytest.mark.parametrize("slots", [True, False])
@pytest.mark.parametrize("keywords", SHAPES)
def test_objects_are_those_of_the_standard_library(keywords: dict[str, bool], slots: bool) -> None:  # noqa: FBT001
    theirs, ours = both(keywords, slots=slots)
    for values in ({"a": 1}, {"a": 2, "b": 3, "c": [4], "d": 5}):
        one, other = theirs(**values), ours(**values)
        assert repr(one) == repr(other)
        names = [each.name for each in dataclasses.fields(other)]
        assert names == [each.name for each in dataclasses.fields(one)]
        assert [getattr(one, name) for name in names] == [getattr(other, name) for name in names]
        assert (one == theirs(**values)) == (other == ours(**values))
        assert one != 1
        assert other != 1
    assert theirs.__match_args__ == ours.__match_args__
    assert hasattr(ours(a=1), "__dict__") is not slots
    assert dataclasses.replace(ours(a=1), a=7).g == 8
    assert ours(a=1).c is not ours(a=1).c


@pytest.mark.parametrize(
    "call", [lambda made: made(), lambda made: made(1, 2, 3, 4, 5), lambda made: made(1, e=5), lambda made: made(z=1)]
)
def test_impossible_arguments_are_refused(call: object) -> None:
    for made in both({"frozen": True}, slots=True):
        with pytest.raises(TypeError, match="argument"):
            call(made)  # type: ignore[operator]


def test_keywords_alone() -> None:
    for made in both({"kw_only": True}, slots=True):
        with pytest.raises(TypeError, match="positional"):
            made(1)


def test_hashes_follow_equality() -> None:
    @dataclass(frozen=True, slots=True)
    class Frozen:
        """Compared by its one field."""

        a: int
        b: list[int] = field(default_factory=list, compare=False)

    @dataclass(slots=True)
    class Changing:
        """Compared, but not for keys of a dict."""

        a: int

    @dataclass(slots=True, eq=False)
    class Same:
        """Equal to itself alone."""

        a: int

    assert {Frozen(1): "x"}[Frozen(1, [2])] == "x"
    assert Frozen(1) != Frozen(2)
    assert Changing(1) == Changing(1)
    with pytest.raises(TypeError, match="unhashable"):
        hash(Changing(1))
    assert Same(1) != Same(1)
    assert len({Same(1), Same(1)}) == 2


def test_order_is_that_of_the_fields() -> None:
    @dataclass(frozen=True, slots=True, order=True)
    class Version:
        """Two numbers, and one that does not count."""

        major: int
        minor: int
        noise: int = field(default=0, compare=False)

    assert Version(1, 2) < Version(1, 3) < Version(2, 0)
    assert Version(1, 2, 9) <= Version(1, 2) >= Version(1, 2, 5)
    assert Version(2, 0) > Version(1, 9)
    assert not Version(1, 2) < Version(1, 2)
    for compared in ("__lt__", "__le__", "__gt__", "__ge__"):
        assert getattr(Version(1, 2), compared)((1, 2)) is NotImplemented


def test_without_fields_all_objects_are_equal() -> None:
    @dataclass(frozen=True, slots=True)
    class Empty:
        """Nothing."""

    assert Empty() == Empty()
    assert len({Empty(), Empty()}) == 1
    assert repr(Empty()).endswith("Empty()")


def test_own_methods_stay() -> None:
    @dataclass(frozen=True, slots=True)
    class Own:
        """Shown, compared and hashed in its own way."""

        a: int

        def __repr__(self) -> str:
            return "own"

        def __eq__(self, other: object) -> bool:
            return True

        def __hash__(self) -> int:
            return 7

    assert repr(Own(1)) == "own"
    assert Own(1) == 2
    assert hash(Own(1)) == 7


def test_objects_that_hold_themselves_are_shown() -> None:
    @dataclass(slots=True)
    class Node:
        """A node of a ring."""

        next: object = None

    node = Node()
    node.next = node
    assert repr(node).endswith("Node(next=...)")


def test_copies_and_pickles() -> None:
    point = Point(1, [2])
    assert pickle.loads(pickle.dumps(point)) == point  # noqa: S301 - what was written a moment ago
    assert copy.copy(point) == point
    assert copy.deepcopy(point).y is not point.y
