"""Which values of limits pydantic-core refuses with a SchemaError (2.14.4; pydantic-core 2.48)."""

from __future__ import annotations

import math
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from flake8_mcp.syntax.values import Array, Object, Scalar

from .patterns import refused as refused_pattern

if TYPE_CHECKING:
    from collections.abc import Callable

    from flake8_mcp.syntax.values import Value

_FLAGS = frozenset(
    {
        "strict",
        "strip_whitespace",
        "to_lower",
        "to_upper",
        "coerce_numbers_to_str",
        "ascii_only",
        "fail_fast",
        "allow_inf_nan",
    }
)
_COUNTS = frozenset({"min_length", "max_length", "max_digits", "decimal_places"})
_INEQUALITIES = frozenset({"ge", "gt", "le", "lt"})
_NUMBERS = frozenset({"int", "float", "decimal", "fraction"})
_LARGEST_COUNT = 2**63


def refused(kind: str, name: str, value: Value) -> str | None:
    """Why a limit on a type of this kind raises; None if it does not, or if that is not known."""
    if isinstance(value, Object | Array):
        return f"{name} cannot be a collection"
    if not isinstance(value, Scalar) or value.value is None:
        return None
    given: Any = value.value
    if name in _FLAGS:
        return None if isinstance(given, bool) else f"{name} must be a bool"
    if name in _COUNTS:
        return None if isinstance(given, int) and 0 <= given < _LARGEST_COUNT else f"{name} must be a count"
    if name == "pattern":
        return refused_pattern(given) if isinstance(given, str) else "pattern must be a str"
    if isinstance(given, str):
        return None if kind not in {"int", "float"} or _numeric(given) else f"{name} must be a number"
    if name in _INEQUALITIES:
        judge = _BOUNDS.get(kind)
        return None if judge is None or judge(given) else f"{name} must be a value of the type that it limits"
    if name == "multiple_of" and kind in _NUMBERS:
        judge = _BOUNDS.get(kind)
        right = (judge is None or judge(given)) and 0 < given < math.inf
        return None if right else "multiple_of must be a number above 0 of the type that it limits"
    return None


def _numeric(text: str) -> bool:
    """Whether a text may count as a number."""
    return any(each.isdigit() for each in text)


def _whole(value: float) -> bool:
    return isinstance(value, int) or value.is_integer()


def _finite(value: float) -> bool:
    return isinstance(value, int) or math.isfinite(value)


def _seconds(value: float) -> bool:
    return not isinstance(value, bool) and 0 <= value < 86400


def _no_bool(value: float) -> bool:
    return not isinstance(value, bool)


def _never(value: float) -> bool:
    return False


_BOUNDS: MappingProxyType[str, Callable[[float], bool]] = MappingProxyType(
    {
        "int": _whole,
        "decimal": _no_bool,
        "fraction": _finite,
        "date": _never,
        "datetime": _no_bool,
        "time": _seconds,
    }
)
