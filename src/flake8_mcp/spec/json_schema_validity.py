"""Whether a schema is surely valid, told without its metaschema, which jsonschema needs 3 ms for."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from .json_schema import DEFAULT_DIALECT, KEYWORDS, TYPES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def plainly_valid(schema: object) -> bool:
    """Whether plain JSON is a valid 2020-12 schema as far as can be told without its metaschema.

    True is sure; False says only that jsonschema must decide.
    """
    pending = [schema]
    while pending:
        each = pending.pop()
        if each is True or each is False:
            continue
        if type(each) is not dict:
            return False
        for key, value in each.items():
            is_plain = _PLAIN.get(key)
            if is_plain is None:
                continue
            if not is_plain(value, pending):
                return False
    return True


def is_plain_member(keyword: str, value: object) -> bool:
    """Whether the value of a keyword of 2020-12 that holds no schema is valid; the same as for `plainly_valid`."""
    is_plain = _PLAIN.get(keyword)
    return is_plain is None or is_plain(value, [])


def _is_plain_map(value: object, pending: list[object]) -> bool:
    if type(value) is not dict:
        return False
    pending.extend(value.values())
    return True


def _is_plain_list(value: object, pending: list[object]) -> bool:
    if type(value) is not list or not value:
        return False
    pending.extend(value)
    return True


def _is_plain_schema(value: object, pending: list[object]) -> bool:
    pending.append(value)
    return True


def _is_plain_type(value: object, _pending: list[object]) -> bool:
    if type(value) is str:
        return value in TYPES
    return type(value) is list and bool(value) and _are_different_texts(value) and TYPE_SET.issuperset(value)


def _are_different_texts(values: list[object]) -> bool:
    return all(type(each) is str for each in values) and len(set(values)) == len(values)


def _is_plain_name_map(value: object, pending: list[object]) -> bool:
    return type(value) is dict and all(_PLAIN_KINDS["names"](each, pending) for each in value.values())


def _is_plain_number(value: object, _pending: list[object]) -> bool:
    return type(value) is int or type(value) is float


def _unsure(_value: object, _pending: list[object]) -> bool:
    return False


TYPE_SET = frozenset(TYPES)
_PLAIN_KINDS: Mapping[str, Callable[[object, list[object]], bool]] = MappingProxyType(
    {
        "anchor": _unsure,
        "bound": _is_plain_number,
        "count": lambda value, _: type(value) is int and value >= 0,
        "dependencies": _unsure,
        "flag": lambda value, _: type(value) is bool,
        "identifier": lambda value, _: type(value) is str and "#" not in value,
        "items": _is_plain_schema,
        "list": lambda value, _: type(value) is list,
        "name map": _is_plain_name_map,
        "names": lambda value, _: type(value) is list and _are_different_texts(value),
        "number": _is_plain_number,
        "positive": lambda value, _: (type(value) is int or type(value) is float) and value > 0,
        "schema": _is_plain_schema,
        "schema map": _is_plain_map,
        "schemas": _is_plain_list,
        "text": lambda value, _: type(value) is str,
        "type": _is_plain_type,
        "vocabulary": _unsure,
    }
)
# The 2020-12 metaschema constrains its own keywords and four of older drafts.
_PLAIN: Mapping[str, Callable[[object, list[object]], bool]] = MappingProxyType(
    {
        **{
            name: _PLAIN_KINDS[KEYWORDS[name].wants]
            for name in DEFAULT_DIALECT.keywords
            if KEYWORDS[name].wants != "any"
        },
        **dict.fromkeys(
            (
                "definitions", "dependencies", "$recursiveRef", "$recursiveAnchor",
            ),
            _unsure,
        ),
    }
)  # fmt: skip
