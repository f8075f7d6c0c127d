"""A schema of which parts are not known, as the most and the least that it may accept."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.model import escape

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

# They assert nothing: https://json-schema.org/draft/2020-12/json-schema-validation, sections 7 to 9.
ANNOTATIONS = frozenset(
    {
        "title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly", "format",
        "contentEncoding", "contentMediaType", "contentSchema",
    }
)  # fmt: skip
# What more keywords beside them may loosen, and what looks at all others.
_LOOSE = ("additionalProperties", "items", "contains")
_TURNING = frozenset({"not", "oneOf", "if", "contains"})
_UNEVALUATED = ("unevaluatedProperties", "unevaluatedItems")
# What else does not hold for sure where a keyword is not known.
_LOOSENED: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "prefixItems": ("items", "additionalItems"),
        "patternProperties": ("additionalProperties",),
        "if": ("then", "else"),
        "then": ("if", "else"),
        "else": ("if", "then"),
        "minContains": ("contains",),
        "maxContains": ("contains",),
        "contains": ("minContains", "maxContains"),
    }
)


def bound(schema: object, unknown: frozenset[str], *, most: bool, modern: bool) -> object:
    """A schema that surely accepts all that a schema may accept, or with `most=False` nothing but what it surely does.

    At or below each pointer of `unknown` there may be more than what is shown. `modern`: from 2019-09 on.
    """
    return _Bound(unknown | frozenset(_turned(schema, unknown)), most=most, modern=modern).of(schema, "")


def _turned(schema: object, unknown: frozenset[str]) -> Iterator[str]:
    """The pointers to what turns more into less, and leads by references to something that is not known."""
    for pointer, value in _values(schema, ""):
        if pointer.rpartition("/")[2] in _TURNING:
            pending, seen = [value], set[str]()
            while pending:
                for _, each in _values(pending.pop(), ""):
                    target = each.get("$ref") if isinstance(each, dict) else None
                    if isinstance(target, str) and target not in seen:
                        seen.add(target)
                        pending.append(_at(schema, target))
            if any(_touches(target.removeprefix("#"), each) for target in seen for each in unknown):
                yield pointer


def _values(value: object, pointer: str) -> Iterator[tuple[str, object]]:
    """All values inside of a value, with their pointers."""
    pending = [(pointer, value)]
    while pending:
        here, each = pending.pop()
        yield here, each
        if isinstance(each, dict):
            pending += [(f"{here}/{escape(key)}", below) for key, below in each.items()]
        elif isinstance(each, list):
            pending += [(f"{here}/{index}", below) for index, below in enumerate(each)]


def _at(schema: object, reference: str) -> object:
    for piece in reference.split("/")[1:]:
        key = piece.replace("~1", "/").replace("~0", "~")
        schema = schema.get(key) if isinstance(schema, dict) else None
    return schema


def _touches(one: str, other: str) -> bool:
    """Whether one of two pointers is that of a part of the other."""
    return one == other or one.startswith(f"{other}/") or other.startswith(f"{one}/")


class _Bound:
    """One of the two bounds of the parts of a schema."""

    def __init__(self, unknown: frozenset[str], *, most: bool, modern: bool) -> None:
        self.unknown = unknown
        self.most = most
        self.modern = modern

    def of(self, schema: object, pointer: str) -> object:
        """The bound of the schema at a pointer."""
        below = self._keys_below(pointer)
        if pointer in self.unknown:
            if not self.most:
                return False
            below |= {"$ref"} if not self.modern else set()
            if isinstance(schema, dict):
                schema = {key: value for key, value in schema.items() if key not in (*_LOOSE, *_UNEVALUATED)}
                schema["additionalProperties"] = True  # said, so that members count that are not shown
        if not below:
            return schema
        if not isinstance(schema, dict) or (not self.modern and "$ref" in {*below, *schema}):
            return self.most
        result = {key: value for key, value in schema.items() if not self.most or key not in _UNEVALUATED}
        known = all(self._put(result, key, f"{pointer}/{escape(key)}") for key in sorted(below - ANNOTATIONS))
        return result if known else False

    def _put(self, result: dict[str, object], key: str, here: str) -> bool:
        """Put the bound of one keyword in its place; False if the schema may accept nothing for sure."""
        value = result.get(key)
        is_open = here in self.unknown
        match key:
            case "$defs" | "definitions":
                result[key] = self._members(value, here)
                return True
            case "properties":
                result[key] = self._members(value, here)
                return not is_open or self._more_properties(result)
            case "items" | "additionalProperties" | "propertyNames":
                result[key] = self.of(value, here) if key in result else self.most
                return True
            case "allOf" | "anyOf" | "prefixItems" if isinstance(value, list) and not is_open:
                result[key] = [self.of(each, f"{here}/{index}") for index, each in enumerate(value)]
                return True
            case "enum" if value and not self.most:
                return True  # the values that are shown are among them
        if self.most:
            self._drop(result, key)
        return self.most

    def _members(self, value: object, here: str) -> dict[str, object]:
        members = dict(value) if isinstance(value, dict) else {}
        for name in self._keys_below(here):
            members[name] = self.of(members[name], f"{here}/{escape(name)}") if name in members else self.most
        return members

    def _more_properties(self, result: dict[str, object]) -> bool:
        """Take account of properties that are not shown."""
        result["additionalProperties"] = self.most
        return self.most or "patternProperties" not in result

    @staticmethod
    def _drop(result: dict[str, object], key: str) -> None:
        """Leave out a keyword of which nothing is sure."""
        if key != "required":  # of which more names only narrow
            result.pop(key, None)
        for beside in _LOOSENED.get(key, ()):
            result.pop(beside, None)

    def _keys_below(self, pointer: str) -> set[str]:
        """The keys under a pointer below which something is not known."""
        start = f"{pointer}/"
        return {
            each[len(start) :].partition("/")[0].replace("~1", "/").replace("~0", "~")
            for each in self.unknown
            if each.startswith(start)
        }
