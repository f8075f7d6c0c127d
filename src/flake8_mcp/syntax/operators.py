"""Operators, comparisons, conditions and subscripts on values."""

from __future__ import annotations

import operator
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import libcst as cst

from .displays import MAX_ITEMS, array, merged
from .texts import MAX_TEXT, bounded_text
from .values import Array, Object, Scalar, Unknown, same, sequence_items, text_of, truth

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .evaluate import Code, Evaluator
    from .values import Value

MAX_INTEGER = 10**40
MAX_POWER = 100
MAX_BASE = 1_000_000
MAX_SHIFT = 128

_NO_RESULT = "the result of an operator is not known"


def _unary(evaluator: Evaluator, code: Code) -> Value:
    node = code.node
    assert isinstance(node, cst.UnaryOperation)
    operand = evaluator.value(code.at(node.expression))
    if isinstance(node.operator, cst.Not):
        verdict = truth(operand)
        return _unknown(code, operand) if verdict is None else Scalar(code.place(), not verdict)
    number = operand.value if isinstance(operand, Scalar) else None
    if isinstance(number, int | float):
        if isinstance(node.operator, cst.Minus):
            return Scalar(code.place(), -number)
        if isinstance(node.operator, cst.Plus):
            return Scalar(code.place(), +number)
    return _unknown(code, operand)


def _binary(evaluator: Evaluator, code: Code) -> Value:
    """A chain of operators, from its leftmost operand: long ones of text are common."""
    chain: list[cst.BinaryOperation] = []
    node: cst.BaseExpression = code.node
    while isinstance(node, cst.BinaryOperation):
        chain.append(node)
        node = node.left
    value = evaluator.value(code.at(node))
    for each in reversed(chain):
        right = evaluator.value(code.at(each.right))
        value = _combined(code.at(each), type(each.operator), value, right)
        if isinstance(value, Unknown):
            break
    return value


def _combined(code: Code, kind: type, left: Value, right: Value) -> Value:
    if kind is cst.BitOr and isinstance(left, Object) and isinstance(right, Object):
        if left.maker is None and right.maker is None:
            return merged(code.place(), (left, right))
    elif kind is cst.Add and isinstance(left, Array) and isinstance(right, Array):
        if left.kind == right.kind and left.kind in {"list", "tuple"}:
            complete = left.complete and right.complete
            return array(code.place(), (*left.items, *right.items), left.kind, complete=complete)
    elif kind is cst.Multiply and isinstance(left, Array) and isinstance(right, Scalar):
        times = right.value
        if (
            left.kind in {"list", "tuple"}
            and left.complete
            and type(times) is int
            and len(left.items) * times <= MAX_ITEMS
        ):
            return array(code.place(), left.items * times, left.kind)
    elif isinstance(left, Scalar) and isinstance(right, Scalar):
        return _arithmetic(code, kind, left.value, right.value)
    return _unknown(code, left, right)


def _arithmetic(code: Code, kind: type, left: object, right: object) -> Value:
    unknown = Unknown(code.place(), _NO_RESULT)
    if isinstance(left, str) and isinstance(right, str):
        return bounded_text(left + right, code) if kind is cst.Add else unknown
    if kind is cst.Multiply and (isinstance(left, str) or isinstance(right, str)):
        text, times = (left, right) if isinstance(left, str) else (right, left)
        if isinstance(text, str) and isinstance(times, int) and len(text) * times <= MAX_TEXT:
            return Scalar(code.place(), text * times)
        return unknown
    if not isinstance(left, int | float) or not isinstance(right, int | float):
        return unknown
    if kind is cst.Power:
        small = isinstance(left, int) and isinstance(right, int) and abs(left) <= MAX_BASE and 0 <= right <= MAX_POWER
        return Scalar(code.place(), left**right) if small else unknown
    if kind is cst.LeftShift:
        small = (
            isinstance(left, int) and isinstance(right, int) and abs(left) <= MAX_INTEGER and 0 <= right <= MAX_SHIFT
        )
        return Scalar(code.place(), left << right) if small else unknown  # type: ignore[operator]  # both are int
    compute = _OPERATORS.get(kind)
    if compute is None:
        return unknown
    try:
        result = compute(left, right)
    except (ArithmeticError, TypeError):
        return unknown
    return Scalar(code.place(), result) if isinstance(result, float) or abs(result) <= MAX_INTEGER else unknown


def _boolean(evaluator: Evaluator, code: Code) -> Value:
    node = code.node
    assert isinstance(node, cst.BooleanOperation)
    left = evaluator.value(code.at(node.left))
    verdict = truth(left)
    if verdict is None:
        return _unknown(code, left)
    return left if verdict == isinstance(node.operator, cst.Or) else evaluator.value(code.at(node.right))


def _choice(evaluator: Evaluator, code: Code) -> Value:
    node = code.node
    assert isinstance(node, cst.IfExp)
    verdict = truth(evaluator.value(code.at(node.test)))
    if verdict is not None:
        return evaluator.value(code.at(node.body if verdict else node.orelse))
    first = evaluator.value(code.at(node.body))
    second = evaluator.value(code.at(node.orelse))
    return first if same(first, second) else Unknown(code.place(), "it depends on a condition")


def _comparison(evaluator: Evaluator, code: Code) -> Value:
    node = code.node
    assert isinstance(node, cst.Comparison)
    left = evaluator.value(code.at(node.left))
    for target in node.comparisons:
        right = evaluator.value(code.at(target.comparator))
        verdict = _compared(type(target.operator), left, right)
        if verdict is None:
            return Unknown(code.place(), "the result of a comparison is not known")
        if not verdict:
            return Scalar(code.place(), value=False)
        left = right
    return Scalar(code.place(), value=True)


def _compared(kind: type, left: Value, right: Value) -> bool | None:
    if kind in {cst.In, cst.NotIn}:
        found = _contained(left, right)
        return found if found is None or kind is cst.In else not found
    if not isinstance(left, Scalar) or not isinstance(right, Scalar):
        return None
    if kind in {cst.Is, cst.IsNot}:
        if left.value is not None and right.value is not None:
            return None
        return (left.value is right.value) == (kind is cst.Is)
    if kind in {cst.Equal, cst.NotEqual}:
        return (left.value == right.value) == (kind is cst.Equal)
    one, other = left.value, right.value
    if any(isinstance(one, kinds) and isinstance(other, kinds) for kinds in ((int, float), str)):
        return _ORDER[kind](one, other)
    return None


def _contained(item: Value, container: Value) -> bool | None:
    if not isinstance(item, Scalar) or item.value != item.value:
        return None
    text = text_of(container)
    if text is not None:
        return item.value in text if isinstance(item.value, str) else None
    items = container.items if isinstance(container, Array) and container.complete else sequence_items(container)
    if items is None:
        return None
    if any(isinstance(each, Scalar) and each.value == item.value for each in items):
        return True
    return False if all(isinstance(each, Scalar) for each in items) else None


def _subscript(evaluator: Evaluator, code: Code) -> Value:
    node = code.node
    assert isinstance(node, cst.Subscript)
    base = evaluator.value(code.at(node.value))
    piece = node.slice[0].slice if len(node.slice) == 1 else None
    text = text_of(base)
    if isinstance(piece, cst.Slice) and piece.step is None and text is not None:
        return _cut(evaluator, code, text, piece)
    if not isinstance(piece, cst.Index) or piece.star:
        return Unknown(code.place(), "a slice is not followed")
    index = evaluator.value(code.at(piece.value))
    found: Value | None = None
    if isinstance(index, Scalar):
        key = index.value
        if isinstance(base, Object) and base.maker is None and isinstance(key, str):
            found = base.get(key)
        elif isinstance(base, Array) and type(key) is int and base.complete and base.kind in _INDEXED:
            found = base.items[key] if -len(base.items) <= key < len(base.items) else None
        elif text is not None and type(key) is int and -len(text) <= key < len(text):
            found = Scalar(code.place(), text[key])
    return found or Unknown(code.place(), base.reason if isinstance(base, Unknown) else "the item is not known")


_INDEXED = frozenset({"list", "tuple", "module_info"})


def _cut(evaluator: Evaluator, code: Code, text: str, piece: cst.Slice) -> Value:
    """`text[lower:upper]`."""
    bounds: list[int | None] = []
    for node in (piece.lower, piece.upper):
        bound = evaluator.value(code.at(node)) if node is not None else None
        if bound is not None and not (isinstance(bound, Scalar) and type(bound.value) is int):
            return Unknown(code.place(), "a bound of the slice is not known")
        bounds.append(bound.value if isinstance(bound, Scalar) and isinstance(bound.value, int) else None)
    return Scalar(code.place(), text[bounds[0] : bounds[1]])


def _named(evaluator: Evaluator, code: Code) -> Value:
    node = code.node
    assert isinstance(node, cst.NamedExpr)
    return evaluator.value(code.at(node.value))


def _unknown(code: Code, *operands: Value) -> Unknown:
    reason = next((each.reason for each in operands if isinstance(each, Unknown)), _NO_RESULT)
    return Unknown(code.place(), reason)


_ORDER: Mapping[type, Callable[[Any, Any], bool]] = MappingProxyType(
    {
        cst.LessThan: operator.lt,
        cst.LessThanEqual: operator.le,
        cst.GreaterThan: operator.gt,
        cst.GreaterThanEqual: operator.ge,
    }
)
_OPERATORS: Mapping[type, Callable[[int | float, int | float], int | float]] = MappingProxyType(
    {
        cst.Add: operator.add,
        cst.Subtract: operator.sub,
        cst.Multiply: operator.mul,
        cst.Divide: operator.truediv,
        cst.FloorDivide: operator.floordiv,
        cst.Modulo: operator.mod,
        cst.BitOr: operator.or_,
        cst.BitAnd: operator.and_,
    }
)

OPERATIONS: Mapping[type, Callable[[Evaluator, Code], Value]] = MappingProxyType(
    {
        cst.UnaryOperation: _unary,
        cst.BinaryOperation: _binary,
        cst.BooleanOperation: _boolean,
        cst.IfExp: _choice,
        cst.Comparison: _comparison,
        cst.Subscript: _subscript,
        cst.NamedExpr: _named,
    }
)
