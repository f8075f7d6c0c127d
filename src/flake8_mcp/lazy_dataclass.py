"""Dataclasses whose `__init__` is compiled when the first object is made.

`dataclasses` writes six functions as text and compiles them for every frozen class with slots, half a millisecond each:
for the classes of this project more than half of all that importing it costs (CPython 3.12.1: 96 of 163 ms). flake8 is
started once for each file that an editor shows, and uses few of them. Here the methods besides `__init__` are shared,
and `frozen` is what the type checker sees to: at run time an attribute is set like any other, which makes an object in
a third of the time.
"""

from __future__ import annotations

import dataclasses
import reprlib
from dataclasses import MISSING, field, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast, dataclass_transform

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["dataclass", "field"]

Class = TypeVar("Class", bound=type)


@dataclass_transform(field_specifiers=(field,))
def dataclass(
    *, frozen: bool = False, eq: bool = True, order: bool = False, slots: bool = False, kw_only: bool = False
) -> Callable[[Class], Class]:
    """Make a dataclass, as `dataclasses.dataclass` does; it works with all functions of that module."""

    def make(plain: Class) -> Class:
        own = set(vars(plain))
        decorate = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots, kw_only=kw_only)
        made = cast("Class", decorate(plain))
        methods: dict[str, object] = {"__init__": _init_of(made), "__repr__": _shown}
        if eq:
            methods |= {"_key": _key_of(made), "__eq__": _equal, "__hash__": _hashed if frozen else None}
        if order:
            methods |= {"__lt__": _less, "__le__": _less_or_equal, "__gt__": _greater, "__ge__": _greater_or_equal}
        for name, method in methods.items():
            if name not in own:
                setattr(made, name, method)
        return made

    return make


class _Comparable(Protocol):
    _key: Callable[[Any], Any]


def _init_of(made: type) -> Callable[..., None]:
    """An `__init__` that puts the real one in its place before it calls it."""

    def __init__(self: object, *arguments: object, **keywords: object) -> None:  # noqa: N807 - what tracebacks show
        init = _compiled_init(made)
        setattr(made, "__init__", init)  # noqa: B010 - the type checker takes an assignment for one to an object
        init(self, *arguments, **keywords)

    return __init__


def _compiled_init(made: type) -> Callable[..., None]:
    given: dict[str, object] = {"_MISSING": MISSING}
    positional, by_name, body = ["self"], list[str](), list[str]()
    for each in fields(made):
        value = each.name
        if each.default_factory is not MISSING:
            given[f"_make_{each.name}"] = each.default_factory
            value = f"_make_{each.name}()"
            value = f"{value} if {each.name} is _MISSING else {each.name}" if each.init else value
            default = "=_MISSING"
        elif each.default is not MISSING:
            given[f"_default_{each.name}"] = each.default
            value = each.name if each.init else f"_default_{each.name}"
            default = f"=_default_{each.name}"
        else:
            default = ""
        if each.init:
            (by_name if each.kw_only else positional).append(each.name + default)
        if each.init or default:
            body.append(f" self.{each.name} = {value}")
    if hasattr(made, "__post_init__"):
        body.append(" self.__post_init__()")
    if by_name:
        positional += ["*", *by_name]
    text = "\n".join([f"def __init__({', '.join(positional)}):", *(body or [" pass"])])
    exec(text, given)  # noqa: S102 - names of fields alone, as the module of the standard library does it
    init = cast("Callable[..., None]", given["__init__"])
    init.__qualname__ = f"{made.__qualname__}.__init__"
    return init


def _key_of(made: type) -> Callable[[Any], Any]:
    """What gives the fields of an object that are compared."""
    names = [each.name for each in fields(made) if each.compare]
    return staticmethod(attrgetter(*names) if names else _nothing)


def _nothing(_each: object) -> tuple[()]:
    return ()


@reprlib.recursive_repr()
def _shown(self: Any) -> str:  # noqa: ANN401 - an object of any of the classes
    shown = ", ".join(f"{each.name}={getattr(self, each.name)!r}" for each in fields(self) if each.repr)
    return f"{type(self).__qualname__}({shown})"


def _equal(self: _Comparable, other: _Comparable) -> bool:
    return self._key(self) == self._key(other) if self.__class__ is other.__class__ else NotImplemented


def _hashed(self: _Comparable) -> int:
    return hash(self._key(self))


def _less(self: _Comparable, other: _Comparable) -> bool:
    return self._key(self) < self._key(other) if self.__class__ is other.__class__ else NotImplemented


def _less_or_equal(self: _Comparable, other: _Comparable) -> bool:
    return self._key(self) <= self._key(other) if self.__class__ is other.__class__ else NotImplemented


def _greater(self: _Comparable, other: _Comparable) -> bool:
    return self._key(self) > self._key(other) if self.__class__ is other.__class__ else NotImplemented


def _greater_or_equal(self: _Comparable, other: _Comparable) -> bool:
    return self._key(self) >= self._key(other) if self.__class__ is other.__class__ else NotImplemented
