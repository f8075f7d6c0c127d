"""Whether a value is surely valid under a schema, told for the plain keywords without jsonschema."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from .json_schema import KEYWORDS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_MAX_DEPTH = 20
_MAX_STEPS = 2_000
_DEFINITIONS = "#/$defs/"
# They assert nothing; `format` is an annotation in 2020-12.
_ANNOTATIONS = frozenset(
    {
        "title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly", "$comment", "format",
        "$defs", "definitions", "contentEncoding", "contentMediaType", "$schema",
    }
)  # fmt: skip


def plainly_accepts(schema: object, value: object, root: object = None) -> bool:
    """Whether plain JSON is valid under a valid 2020-12 schema, as far as plain keywords tell.

    True is sure; False says only that jsonschema must decide. `root` holds the definitions for `$ref`.
    """
    return _Check(root).accepts(schema, value)


class _Check:
    """One check, with a bound on its steps: definitions may refer to each other many times."""

    __slots__ = ("left", "root")

    def __init__(self, root: object) -> None:
        self.root = root
        self.left = _MAX_STEPS

    def accepts(self, schema: object, value: object, depth: int = 0) -> bool:
        """Whether a schema surely accepts a value."""
        if schema is True:
            return True
        self.left -= 1
        if type(schema) is not dict or depth > _MAX_DEPTH or self.left < 0:
            return False
        for keyword, wanted in schema.items():
            if keyword in _ANNOTATIONS or keyword not in KEYWORDS:
                continue
            is_plain = _PLAIN.get(keyword)
            if is_plain is not None:
                if not is_plain(wanted, value):
                    return False
                continue
            applies = _APPLIED.get(keyword)
            if applies is None or not applies(self, schema, value, depth + 1):
                return False
        return True

    def reference(self, schema: dict[str, object], value: object, depth: int) -> bool:
        """Whether the definition that `$ref` names accepts a value."""
        reference = schema["$ref"]
        if type(reference) is not str or not reference.startswith(_DEFINITIONS) or type(self.root) is not dict:
            return False
        definitions = self.root.get("$defs")
        target = definitions.get(reference[len(_DEFINITIONS) :]) if type(definitions) is dict else None
        return self.accepts(target, value, depth)

    def any_of(self, schema: dict[str, object], value: object, depth: int) -> bool:
        """Whether a branch of `anyOf` accepts it."""
        branches = schema["anyOf"]
        return type(branches) is list and any(self.accepts(each, value, depth) for each in branches)

    def items(self, schema: dict[str, object], value: object, depth: int) -> bool:
        """Whether `items` accepts each item."""
        if type(value) is not list:
            return True
        return "prefixItems" not in schema and all(self.accepts(schema["items"], each, depth) for each in value)

    def properties(self, schema: dict[str, object], value: object, depth: int) -> bool:
        """Whether `properties` accept the members that they name."""
        if type(value) is not dict:
            return True
        properties = schema["properties"]
        return type(properties) is dict and all(
            self.accepts(properties.get(key, True), each, depth) for key, each in value.items()
        )

    def additional(self, schema: dict[str, object], value: object, depth: int) -> bool:
        """Whether `additionalProperties` accepts the members that `properties` do not name."""
        if type(value) is not dict:
            return True
        properties = schema.get("properties", {})
        if "patternProperties" in schema or type(properties) is not dict:
            return False
        wanted = schema["additionalProperties"]
        return all(key in properties or self.accepts(wanted, each, depth) for key, each in value.items())


_APPLIED: Mapping[str, Callable[[_Check, dict[str, object], object, int], bool]] = MappingProxyType(
    {
        "$ref": _Check.reference,
        "anyOf": _Check.any_of,
        "items": _Check.items,
        "properties": _Check.properties,
        "additionalProperties": _Check.additional,
    }
)


def _is_of_type(wanted: object, value: object) -> bool:
    names = wanted if type(wanted) is list else [wanted]
    kind = type(value)
    return any(kind in _TYPES.get(each, ()) for each in names if type(each) is str)


_TYPES: Mapping[str, tuple[type, ...]] = MappingProxyType(
    {
        "string": (str,),
        "integer": (int,),
        "number": (int, float),
        "boolean": (bool,),
        "array": (list,),
        "object": (dict,),
        "null": (type(None),),
    }
)


def _is_listed(wanted: object, value: object) -> bool:
    return type(wanted) is list and any(type(each) is type(value) and each == value for each in wanted)


def _compares(wanted: object, value: object, holds: Callable[[float, float], bool]) -> bool:
    if type(value) is not int and type(value) is not float:
        return True
    return (type(wanted) is int or type(wanted) is float) and holds(value, wanted)


def _sized(wanted: object, value: object, kind: type, holds: Callable[[int, int], bool]) -> bool:
    if type(value) is not kind:
        return True
    assert isinstance(value, str | list)
    return type(wanted) is int and holds(len(value), wanted)


_PLAIN: Mapping[str, Callable[[object, object], bool]] = MappingProxyType(
    {
        "type": _is_of_type,
        "enum": _is_listed,
        "const": lambda wanted, value: type(wanted) is type(value) and wanted == value and type(value) is not float,
        "minimum": lambda wanted, value: _compares(wanted, value, lambda one, bound: one >= bound),
        "maximum": lambda wanted, value: _compares(wanted, value, lambda one, bound: one <= bound),
        "exclusiveMinimum": lambda wanted, value: _compares(wanted, value, lambda one, bound: one > bound),
        "exclusiveMaximum": lambda wanted, value: _compares(wanted, value, lambda one, bound: one < bound),
        "minLength": lambda wanted, value: _sized(wanted, value, str, lambda one, bound: one >= bound),
        "maxLength": lambda wanted, value: _sized(wanted, value, str, lambda one, bound: one <= bound),
        "minItems": lambda wanted, value: _sized(wanted, value, list, lambda one, bound: one >= bound),
        "maxItems": lambda wanted, value: _sized(wanted, value, list, lambda one, bound: one <= bound),
        "required": lambda wanted, value: (
            type(value) is not dict or (type(wanted) is list and all(each in value for each in wanted))
        ),
        "uniqueItems": lambda wanted, value: wanted is False or type(value) is not list or len(value) <= 1,
    }
)
