"""What values stand for while code is followed: functions with their variables, objects, mutable containers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field
from flake8_mcp.syntax.references import Bound
from flake8_mcp.syntax.values import Array, Object, Scalar, Symbol, Unknown, Value, same

if TYPE_CHECKING:
    from flake8_mcp.syntax.evaluate import Code
    from flake8_mcp.syntax.outline import FunctionNode, Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place

    from .frames import Frame


Arguments = tuple[list[Value], dict[str, Value]]


@dataclass(eq=False, slots=True)
class Cell:
    """A mutable list, set or dict: `value` is its present content."""

    value: Array | Object | Unknown


@dataclass(eq=False, slots=True)
class Closure:
    """A function with the variables around it. `attributes` are what was assigned to it, such as `__name__`."""

    file: CodeFile
    node: FunctionNode
    scope: Scope
    frame: Frame | None
    bound: Value | None = None
    attributes: dict[str, Value] = field(default_factory=dict)


@dataclass(eq=False, slots=True)
class Instance:
    """An object of a first-party class."""

    reference: Bound
    attributes: dict[str, Value] = field(default_factory=dict)


@dataclass(eq=False, slots=True)
class ExternalMethod:
    """A method that an object has from a class outside the project; `name` is the full dotted name."""

    instance: Symbol
    name: str


@dataclass(eq=False, slots=True)
class Super:
    """`super()` in a method of the class of `reference`."""

    instance: Symbol
    reference: Bound


@dataclass(eq=False, slots=True)
class Wraps:
    """`functools.wraps(function)`: what it decorates counts as the function."""

    function: Value


@dataclass(eq=False, slots=True)
class Subclasses:
    """`Class.__subclasses__`."""

    reference: Bound


@dataclass(eq=False, slots=True)
class Partial:
    """`functools.partial(function, ...)`."""

    function: Value
    arguments: Arguments


@dataclass(frozen=True, slots=True)
class PackagePath:
    """`package.__path__` of a first-party package."""

    file: CodeFile


@dataclass(eq=False, slots=True)
class Lambda:
    """A lambda, as the expression that it stands in, with the variables around it."""

    code: Code


def target_of(value: Value | None) -> object:
    """The thing that a symbol stands for, None for any other value."""
    return value.target if isinstance(value, Symbol) else None


def fresh(value: Value) -> Value:
    """The present content of what a value is a snapshot of."""
    if isinstance(value, Array | Object) and isinstance(value.cell, Cell):
        return value.cell.value
    return value


def cell_of(value: Value | None) -> Cell | None:
    """The mutable container that a value is a snapshot of."""
    cell = value.cell if isinstance(value, Array | Object) else None
    return cell if isinstance(cell, Cell) else None


def with_cell(value: Value) -> Value:
    """A new list, set or dict as a mutable one."""
    if not isinstance(value, Array | Object) or value.cell is not None:
        return value
    if value.kind in {"list", "set"} if isinstance(value, Array) else value.maker is None:
        cell = Cell(value)
        cell.value = replace(value, cell=cell)
        return cell.value
    return value


def alike(one: Value, other: Value) -> bool:
    """Whether two values are the same thing: equal data, or one and the same object."""
    if one is other:
        return True
    mine, its = target_of(one), target_of(other)
    if mine is not None or its is not None:
        return mine is its or (isinstance(mine, Bound) and isinstance(its, Bound) and mine.binding is its.binding)
    return same(one, other)


def agreed(values: list[Value], place: Place) -> Value:
    """The result of a function that may return any of the values; None beside one other value counts for nothing."""
    if not values:
        return Scalar(place, None)
    first = values[0]
    if all(alike(first, each) for each in values[1:]):
        return first
    known = [each for each in values if not (isinstance(each, Scalar) and each.value is None)]
    if len(known) == 1:
        return known[0]
    return Unknown(place, "it depends on a condition")
