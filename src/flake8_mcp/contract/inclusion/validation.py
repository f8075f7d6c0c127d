"""Whether a value is valid, as jsonschema tells it, in bounded time and without fetching anything."""

from __future__ import annotations

import functools
import json
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from flake8_mcp.spec.ecma_matching import matches

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from jsonschema.exceptions import ValidationError
    from jsonschema.protocols import Validator

    from .documents import Document, Node, Variant

_MAX_REFERENCES = 2_000


class _NotJudgedError(Exception):
    """Whether the value is valid is not known."""


def accepts(node: Node, value: Any, variant: Variant | None = None) -> bool | None:  # noqa: ANN401 - JSON
    """Whether a schema accepts a value, in the most or the least that it may; None if that is not known."""
    from jsonschema.exceptions import SchemaError, UndefinedTypeCheck, UnknownType
    from referencing.exceptions import Unresolvable

    document = node.document
    if document.dialect is None:  # what its keywords mean is not known
        return None
    if variant is None or document.most is document.least:  # where all is known they are one
        variant = document.variant
    found: Node | None = node
    if variant != document.variant:
        found = document.at(node.pointer, variant)
        if found is None:
            return None
    assert found is not None
    validator, budget = _validator(document, variant)
    budget.left = _MAX_REFERENCES
    try:
        return next(validator.evolve(schema=found.schema).iter_errors(value), None) is None
    except (
        _NotJudgedError, Unresolvable, RecursionError, SchemaError, UnknownType, UndefinedTypeCheck,
        # a schema that is none: jsonschema reads its keywords as they come
        TypeError, ValueError, AttributeError, KeyError, ArithmeticError,
    ):  # fmt: skip
        return None


class _Budget:
    """A bounded number of references to follow: definitions that use each other twice never end."""

    def __init__(self, follow: Callable[..., Iterator[ValidationError]]) -> None:
        self.left = _MAX_REFERENCES
        self._follow = follow

    def counted(self, validator: Validator, *arguments: object) -> Iterator[ValidationError]:
        """What the schema behind a reference says."""
        self.left -= 1
        if self.left < 0:
            raise _NotJudgedError
        return self._follow(validator, *arguments)


@functools.lru_cache(maxsize=64)
def _validator(document: Document, variant: Variant) -> tuple[Validator, _Budget]:
    from referencing import Registry

    root = document.most if variant == "most" else document.least
    assert document.dialect is not None  # else its forms are not known
    kind, budget = _kind(document.dialect, has_patterns='"patternProperties"' in json.dumps(root))
    # The empty registry makes sure that nothing is ever fetched.
    return kind(root, registry=Registry()), budget  # type: ignore[arg-type]  # a schema, if it is one


_URIS = {
    "2020-12": "https://json-schema.org/draft/2020-12/schema",
    "2019-09": "https://json-schema.org/draft/2019-09/schema",
    "draft-07": "http://json-schema.org/draft-07/schema#",
    "draft-06": "http://json-schema.org/draft-06/schema#",
}


def validator_kind(dialect: str) -> type[Validator]:
    """The validator of a dialect that is read."""
    from jsonschema.validators import validator_for

    return validator_for({"$schema": _URIS[dialect]})


@functools.cache
def _kind(dialect: str, *, has_patterns: bool) -> tuple[type[Validator], _Budget]:
    """The validator of a dialect with patterns in bounded time, and multiples of decimal fractions as written.

    What it spends on references is its own, and set for each value.
    """
    from jsonschema.validators import extend

    kind = validator_kind(dialect)
    budget = _Budget(kind.VALIDATORS["$ref"])
    keywords: dict[str, Callable[..., Iterator[ValidationError]]] = {
        "$ref": budget.counted,
        "pattern": _pattern,
        "multipleOf": _multiple_of,
        "$dynamicRef": _not_judged,
        "$recursiveRef": _not_judged,
    }
    if has_patterns:
        keywords["patternProperties"] = _pattern_properties
        keywords["additionalProperties"] = _additional_properties
        # jsonschema matches the patterns beside it itself
        keywords["unevaluatedProperties"] = _not_judged
    return extend(kind, keywords), budget  # type: ignore[no-untyped-call]  # untyped


def _not_judged(*_arguments: object) -> Iterator[ValidationError]:
    raise _NotJudgedError


def _found(pattern: object, text: str) -> bool:
    answer = matches(pattern, text) if isinstance(pattern, str) else None
    if answer is None:
        raise _NotJudgedError
    return answer


def _pattern(_validator: Validator, pattern: Any, instance: Any, _schema: Any) -> Iterator[ValidationError]:  # noqa: ANN401 - JSON
    from jsonschema.exceptions import ValidationError

    if isinstance(instance, str) and not _found(pattern, instance):
        yield ValidationError("the pattern does not match")


def _pattern_properties(validator: Any, patterns: Any, instance: Any, _schema: Any) -> Iterator[ValidationError]:  # noqa: ANN401 - JSON
    if isinstance(instance, dict):
        for pattern, schema in patterns.items():
            for key, value in instance.items():
                if _found(pattern, key):
                    yield from validator.descend(value, schema, path=key, schema_path=pattern)


def _additional_properties(validator: Any, wanted: Any, instance: Any, schema: Any) -> Iterator[ValidationError]:  # noqa: ANN401 - JSON
    if isinstance(instance, dict):
        named = schema.get("properties", {})
        patterns = schema.get("patternProperties", {})
        for key, value in instance.items():
            if key not in named and not any(_found(pattern, key) for pattern in patterns):
                yield from validator.descend(value, wanted, path=key)


def _multiple_of(_validator: Validator, step: Any, instance: Any, _schema: Any) -> Iterator[ValidationError]:  # noqa: ANN401 - JSON
    from jsonschema.exceptions import ValidationError

    is_number = isinstance(instance, int | float) and not isinstance(instance, bool)
    # jsonschema divides binary fractions, where 0.3 is no multiple of 0.1
    if is_number and Fraction(repr(instance)) % Fraction(repr(step)):
        yield ValidationError("it is no multiple")
