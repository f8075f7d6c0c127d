"""What an expression is known to be without running it: scalar, array, object, symbol, or unknown with a reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

from flake8_mcp.lazy_dataclass import dataclass, field

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .source import Source, Span


# How many characters of text weigh as much as a node.
_TEXT_UNIT = 100


class Place(Protocol):
    """Where something stands. The span is worked out when it is asked for, which on healthy code is almost never."""

    @property
    def source(self) -> Source:
        """The file."""

    @property
    def span(self) -> Span:
        """The span in file coordinates."""


@dataclass(frozen=True, slots=True)
class FixedPlace:
    """A place whose span is known beforehand."""

    source: Source
    span: Span


@dataclass(frozen=True, slots=True)
class Member:
    """A member of an Enum: its dotted name, and whether formatting gives its value (otherwise `Class.MEMBER`)."""

    name: str
    shown_as_value: bool


@dataclass(frozen=True, slots=True)
class Scalar:
    """A known value without parts: text, number, boolean, None, or what JSON cannot hold (bytes, complex, ...).

    `member` says that it is a member of an Enum which is a string or a number itself.
    """

    place: Place
    value: object
    member: Member | None = None

    @property
    def weight(self) -> int:
        """How large the value is, for limits."""
        return 1 + len(self.value) // _TEXT_UNIT if isinstance(self.value, str | bytes) else 1


@dataclass(frozen=True, slots=True)
class Array:
    """A known sequence.

    `kind` is list, tuple, set, frozenset, range, view (of a dict) or iterator; `complete` is false if more items may
    follow or stand between. `cell` is the mutable list that it is a snapshot of, while code is interpreted.
    """

    place: Place
    items: tuple[Value, ...]
    kind: str = "list"
    complete: bool = True
    cell: object = field(default=None, compare=False, repr=False)
    _weight: int = field(default=0, init=False, repr=False, compare=False)

    @property
    def weight(self) -> int:
        """How large the value is, for limits."""
        if not self._weight:
            object.__setattr__(self, "_weight", 1 + sum(each.weight for each in self.items))
        return self._weight


@dataclass(frozen=True, slots=True)
class Entry:
    """One member of an object: `key` is known, normally a string scalar; `place` is the key's."""

    key: Value
    value: Value

    @property
    def place(self) -> Place:
        """Where the key stands."""
        return self.key.place


@dataclass(frozen=True, slots=True)
class Object:
    """A known mapping, later entries winning. `rest` is the unknown spread if more members may exist, else None.

    With `rest`, members that stand before the spread may have been replaced by it: they are not listed then.
    `maker` is the dotted name of the class whose call made it, None for a dict; `cell` as for Array. `plain` says that
    there is only JSON in it, as in what is derived.
    """

    place: Place
    entries: tuple[Entry, ...]
    rest: Unknown | None = None
    maker: str | None = None
    cell: object = field(default=None, compare=False, repr=False)
    plain: bool = field(default=False, compare=False, repr=False)
    _weight: int = field(default=0, init=False, repr=False, compare=False)

    @property
    def weight(self) -> int:
        """How large the value is, for limits."""
        if not self._weight:
            weight = 1 + sum(each.key.weight + each.value.weight for each in self.entries)
            object.__setattr__(self, "_weight", weight)
        return self._weight

    def get(self, key: str) -> Value | None:
        """The value of the last entry with that key, None if there is none."""
        entry = self.entry(key)
        return entry.value if entry else None

    def entry(self, key: str) -> Entry | None:
        """The last entry with that key, None if there is none."""
        for entry in reversed(self.entries):
            if type(entry.key) is Scalar and entry.key.value == key and type(entry.key.value) is str:
                return entry
        return None

    def lacks(self, key: str) -> bool:
        """Whether the key is known to be absent."""
        # a name of another module, which is a Symbol, may stand for any text
        return (
            self.rest is None
            and self.get(key) is None
            and not any(type(e.key) is Unknown or type(e.key) is Symbol for e in self.entries)
        )

    def members(self) -> Iterable[tuple[str, Entry]]:
        """Every entry that counts, by its string key, in order; an entry that a later one replaces is left out."""
        last = {e.key.value: e for e in self.entries if type(e.key) is Scalar and type(e.key.value) is str}
        return last.items()

    def keys(self) -> tuple[Value, ...] | None:
        """Every key as iterating gives it, each once; None if that is not known."""
        found: dict[object, Value] = {}
        for entry in self.entries:
            if type(entry.key) is not Scalar:
                return None
            found.setdefault(entry.key.value, entry.key)
        return tuple(found.values()) if self.rest is None and self.maker is None else None


@dataclass(frozen=True, slots=True)
class Symbol:
    """A thing that is known by its dotted name only (`builtins.str`).

    A class, a function, a module, an Enum member, or anything of a module that is not first-party.

    `target` is the thing itself where a higher layer follows it: a reference, or an object of the interpreter.
    `value` is the value of an Enum member.
    """

    place: Place
    name: str
    target: object = field(default=None, compare=False, repr=False)
    value: Value | None = field(default=None, compare=False)
    weight: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class Unknown:
    """A value that the source does not show, and why."""

    place: Place
    reason: str
    weight: ClassVar[int] = 1


Value = Scalar | Array | Object | Symbol | Unknown


def text_of(value: Value | None) -> str | None:
    """The text of a string scalar, else None."""
    if type(value) is Scalar and type(value.value) is str:
        return value.value
    return None


def settled(value: Value) -> Value:
    """A value as something may hold it: an iterator, which gives its items only once, is not known then."""
    if isinstance(value, Array) and value.kind == "iterator":
        return Unknown(value.place, "it is an iterator, which gives its items only once")
    return value


def same(one: Value, other: Value) -> bool:
    """Whether two values are known and equal, apart from their places (1 is not True)."""
    if isinstance(one, Scalar) and isinstance(other, Scalar):
        return type(one.value) is type(other.value) and one.value == other.value and one.member == other.member
    if isinstance(one, Array) and isinstance(other, Array):
        return (
            one.kind == other.kind
            and one.complete
            and other.complete
            and len(one.items) == len(other.items)
            and all(map(same, one.items, other.items))
        )
    if isinstance(one, Object) and isinstance(other, Object):
        return (
            one.rest is None
            and other.rest is None
            and one.maker == other.maker
            and len(one.entries) == len(other.entries)
            and all(
                same(a.key, b.key) and same(a.value, b.value) for a, b in zip(one.entries, other.entries, strict=True)
            )
        )
    if isinstance(one, Symbol) and isinstance(other, Symbol) and one.name == other.name:
        return one.value is None or (other.value is not None and same(one.value, other.value))
    return False


def truth(value: Value) -> bool | None:
    """Whether a value counts as true; None if that is not known."""
    if isinstance(value, Scalar):
        return bool(value.value)
    if isinstance(value, Array) and value.kind != "iterator" and (value.items or value.complete):
        return bool(value.items)
    if isinstance(value, Object) and value.maker is None and (value.entries or value.rest is None):
        return bool(value.entries)
    return None


def sequence_items(value: Value) -> tuple[Value, ...] | None:
    """What iterating over a value gives; None if that is not known, also for sets, whose order is not known."""
    if isinstance(value, Array) and value.complete and value.kind not in {"set", "frozenset"}:
        return value.items
    if isinstance(value, Object):
        return value.keys()
    text = text_of(value)
    return None if text is None else tuple(Scalar(value.place, character) for character in text)
