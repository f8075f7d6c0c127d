"""A schema as the alternatives that it allows: forms, each of one JSON type, without combinators and references."""

from __future__ import annotations

import functools
import itertools
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from .documents import Node, is_modern, read_dialect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

KINDS = ("null", "boolean", "number", "string", "array", "object")
_KIND_OF: Mapping[str, str] = MappingProxyType({**{kind: kind for kind in KINDS}, "integer": "number"})

_KEYWORDS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "null": frozenset(),
        "boolean": frozenset(),
        "number": frozenset({"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"}),
        "string": frozenset({"minLength", "maxLength", "pattern"}),
        "array": frozenset({"items", "prefixItems", "additionalItems", "minItems", "maxItems", "uniqueItems"}),
        "object": frozenset(
            {
                "properties", "patternProperties", "additionalProperties", "propertyNames", "required",
                "minProperties", "maxProperties",
            }
        ),
    }
)  # fmt: skip
# Keywords that are not followed. What they leave is compared as if they allowed everything, or nothing.
_NOT_FOLLOWED: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "array": frozenset({"contains", "minContains", "maxContains", "unevaluatedItems"}),
        "object": frozenset({"dependentRequired", "dependentSchemas", "dependencies", "unevaluatedProperties"}),
    }
)
_MAX_FORMS = 400
_MAX_VISITS = 2_000


class UndecidedError(Exception):
    """A schema that is not understood; the message says why."""


@dataclass(frozen=True, slots=True)
class Form:
    """Values of one JSON type that are valid under each of some schemas.

    `nodes` are these schemas; of them only the keywords for the type count, since combinators and references have
    been followed. If `values` is given, the value is one of them. It is none that a schema of `excluded` accepts.
    `not_followed` are keywords that are not understood, with their schemas.
    """

    kind: str
    nodes: tuple[Node, ...] = ()
    values: tuple[object, ...] | None = None
    excluded: tuple[Node, ...] = ()
    not_followed: tuple[tuple[str, Node], ...] = ()


Forms = Mapping[str, tuple[Form, ...]]

_VALUES: Mapping[str, tuple[object, ...]] = MappingProxyType({"null": (None,), "boolean": (False, True)})
# What an empty schema allows.
EVERYTHING: Forms = MappingProxyType({kind: (Form(kind, values=_VALUES.get(kind)),) for kind in KINDS})


@functools.lru_cache(maxsize=2048)
def expand(nodes: tuple[Node, ...]) -> Forms:
    """What is valid under each of some schemas. Raises UndecidedError."""
    left = iter(range(_MAX_VISITS))
    return functools.reduce(_meet, (_forms(node, _Way((), left)) for node in nodes)) if nodes else EVERYTHING


class _Way(NamedTuple):
    """The schemas on the way to one, and how many more may be looked at: definitions can use each other very often."""

    above: tuple[Node, ...]
    left: Iterator[int]

    def into(self, node: Node) -> _Way:
        """The way further down. Raises UndecidedError."""
        if node in self.above:
            raise UndecidedError("a definition refers to itself in a circle")
        if next(self.left, None) is None:
            raise UndecidedError("there are too many alternatives")
        return _Way((*self.above, node), self.left)


def _forms(node: Node, way: _Way) -> Forms:
    schema = node.schema
    if schema is True:
        return EVERYTHING
    if not isinstance(schema, dict):
        return {}
    if not read_dialect(node.document.dialect):
        raise UndecidedError("the dialect of JSON Schema is not one that is read")
    way = way.into(node)
    if "$ref" in schema and not is_modern(node.document.dialect):
        return _referred(node, way)
    forms = _own(node, schema)
    for keyword, allowed in _APPLICATORS.items():
        if keyword in schema:
            forms = _meet(forms, allowed(node, way))
    return forms


def _not_followed(_node: Node, _way: _Way) -> Forms:
    raise UndecidedError("it has references that depend on the way to them")


def _all_of(node: Node, way: _Way) -> Forms:
    forms = EVERYTHING
    for each in node.children("allOf"):
        forms = _meet(forms, _forms(each, way))
    return forms


def _any_of(node: Node, way: _Way) -> Forms:
    return _union(_forms(each, way) for each in node.children("anyOf"))


def _not(node: Node, _way: _Way) -> Forms:
    return _excluding(EVERYTHING, node.child("not"))


def _referred(node: Node, way: _Way) -> Forms:
    target = node.document.resolve(node.get("$ref"))
    if target is None:
        raise UndecidedError(f"what {json.dumps(node.get('$ref'))} refers to is not known")
    return _forms(target, way)


def _own(node: Node, schema: Mapping[str, object]) -> Forms:
    """What the keywords beside combinators allow."""
    kinds = _kinds(schema.get("type"))
    values = _listed(schema)
    found: dict[str, tuple[Form, ...]] = {}
    for kind, (form,) in EVERYTHING.items():
        if kind not in kinds:
            continue
        possible = form.values
        if values is not None:
            of_kind = tuple(each for each in values if kind_of(each) == kind)
            possible = of_kind if possible is None else same_values(of_kind, possible)
            if not possible:
                continue
        matters = "type" in schema or values is not None or not _KEYWORDS[kind].isdisjoint(schema)
        not_followed = tuple((each, node) for each in sorted(_NOT_FOLLOWED.get(kind, frozenset()) & schema.keys()))
        found[kind] = (Form(kind, (node,) if matters else (), possible, not_followed=not_followed),)
    return found


def _kinds(types: object) -> dict[str, bool]:
    """The JSON types that `type` allows; of numbers whether they must be integers."""
    if types is None:
        return dict.fromkeys(KINDS, False)
    names = types if isinstance(types, list) else [types]
    found: dict[str, bool] = {}
    for name in map(str, names):
        kind = _KIND_OF[name]
        found[kind] = name == "integer" and found.get(kind, True)
    return found


def wants_integer(node: Node) -> bool:
    """Whether the `type` of a schema allows no number but integers."""
    return _kinds(node.get("type")).get("number", False)


def _listed(schema: Mapping[str, object]) -> tuple[object, ...] | None:
    """The values of `enum` and `const`."""
    found: tuple[object, ...] | None = None
    listed = schema.get("enum")
    if isinstance(listed, list):
        found = tuple(listed)
    if "const" in schema:
        found = (schema["const"],) if found is None else same_values((schema["const"],), found)
    return found


def same_values(values: Iterable[object], others: Iterable[object]) -> tuple[object, ...]:
    """The values that are equal to one of the others as JSON."""
    keys = {value_key(each) for each in others}
    return tuple(each for each in values if value_key(each) in keys)


def value_key(value: object) -> object:
    """The same for values that are equal as JSON: 1 and 1.0 are, 1 and true are not."""
    if isinstance(value, bool) or value is None:
        return (kind_of(value), value)
    if isinstance(value, list):
        return ("array", tuple(map(value_key, value)))
    if isinstance(value, dict):
        return ("object", frozenset((key, value_key(each)) for key, each in value.items()))
    return (kind_of(value), value)


def kind_of(value: object) -> str:
    """The JSON type of a value, number for integers."""
    match value:
        case None:
            return "null"
        case bool():
            return "boolean"
        case int() | float():
            return "number"
        case str():
            return "string"
        case list():
            return "array"
        case _:
            return "object"


def _one_of(node: Node, way: _Way) -> Forms:
    """Each alternative without what another one accepts too."""
    branches = list(node.children("oneOf"))
    found = []
    for branch in branches:
        forms = _forms(branch, way)
        for other in branches:
            if other is not branch:
                forms = _excluding(forms, other)
        found.append(forms)
    return _union(found)


def _conditional(node: Node, way: _Way) -> Forms:
    """`if` with `then`, or `else` without `if`."""
    condition = node.child("if")
    holds = _forms(condition, way) if condition is not None else EVERYTHING
    then, otherwise = node.child("then"), node.child("else")
    if then is not None:
        holds = _meet(holds, _forms(then, way))
    fails = _forms(otherwise, way) if otherwise is not None else EVERYTHING
    return _union([holds, _excluding(fails, condition)])


_APPLICATORS: Mapping[str, Callable[[Node, _Way], Forms]] = MappingProxyType(
    {
        "$ref": _referred,
        "$dynamicRef": _not_followed,
        "$recursiveRef": _not_followed,
        "allOf": _all_of,
        "anyOf": _any_of,
        "oneOf": _one_of,
        "not": _not,
        "if": _conditional,
    }
)


def _excluding(forms: Forms, node: Node | None) -> Forms:
    if node is None or node.schema is False:
        return forms
    if node.schema is True or node.schema == {}:
        return {}
    return {
        kind: tuple(replace(form, excluded=(*form.excluded, node)) for form in each) for kind, each in forms.items()
    }


def _union(alternatives: Iterable[Forms]) -> Forms:
    found: dict[str, tuple[Form, ...]] = {}
    for each in alternatives:
        for kind, forms in each.items():
            found[kind] = (*found.get(kind, ()), *forms)
            if len(found[kind]) > _MAX_FORMS:
                raise UndecidedError("there are too many alternatives")
    return found


def _meet(one: Forms, other: Forms) -> Forms:
    found: dict[str, tuple[Form, ...]] = {}
    for kind in KINDS:
        left, right = one.get(kind, ()), other.get(kind, ())
        if len(left) * len(right) > _MAX_FORMS:
            raise UndecidedError("there are too many alternatives")
        forms = tuple(meet(*pair) for pair in itertools.product(left, right))
        if forms:
            found[kind] = forms
    return found


def meet(one: Form, other: Form) -> Form:
    """What two forms of one type have in common."""
    if other == Form(other.kind):
        return one
    values = one.values
    if other.values is not None:
        values = other.values if values is None else same_values(values, other.values)
    return Form(
        one.kind,
        tuple(dict.fromkeys((*one.nodes, *other.nodes))),
        values,
        tuple(dict.fromkeys((*one.excluded, *other.excluded))),
        tuple(dict.fromkeys((*one.not_followed, *other.not_followed))),
    )
