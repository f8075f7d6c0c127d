"""Whether each value that one JSON Schema accepts is accepted by another one: docs/contract.md."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from flake8_mcp.spec.json_schema_validity import plainly_valid

from .alike import alike
from .comparison import Comparison, TooMuchWorkError
from .documents import ANNOTATIONS, document
from .effort import MAX_VALUES, parts_of
from .gaps import ANY, Gap, shown
from .validation import validator_kind

if TYPE_CHECKING:
    from collections.abc import Collection

    from .documents import Document

__all__ = ["ANNOTATIONS", "ANY", "Gap", "Part", "are_alike", "find_gaps", "shown"]


_TOO_MUCH = Gap("unknown", "comparing them takes too much work", "", "")


@dataclass(frozen=True, slots=True)
class Part:
    """A schema of a definition, with the JSON pointers into it at or below which there may be more."""

    schema: object
    unknown: Collection[str] = ()


def find_gaps(left: Part, right: Part, *, as_written: bool = True) -> tuple[Gap, ...]:
    """What the left schema accepts and the right one may not: nothing if it surely accepts all of it.

    With `as_written`, objects of the left schema are those that one writes by it: without members that it neither
    declares nor speaks of.
    """
    try:
        wanted, allowed = document(left.schema, left.unknown, "most"), document(right.schema, right.unknown, "least")
        if _are_large(wanted, allowed):
            return () if _text(wanted) == _text(allowed) else (_TOO_MUCH,)
        if not all(_is_valid(part.schema, each.dialect) for part, each in ((left, wanted), (right, allowed))):
            return (Gap("unknown", "the schema is not valid", "", ""),)
        gaps = Comparison(as_written=as_written).gaps((wanted.root,), allowed.root)
    except (TooMuchWorkError, RecursionError):
        return (_TOO_MUCH,)
    return tuple(sorted(gaps, key=lambda gap: (not gap.witnesses, len(gap.path))))


def are_alike(one: Part, other: Part) -> bool:
    """Whether two schemas surely accept the same because they are written alike, up to annotations."""
    try:
        left, right = document(one.schema, one.unknown, "most"), document(other.schema, other.unknown, "least")
        return _text(left) == _text(right) if _are_large(left, right) else alike(left.root, right.root)
    except RecursionError:
        return False


def _are_large(one: Document, other: Document) -> bool:
    """Whether schemas are so large that they are not looked at part by part."""
    return max(parts_of(one), parts_of(other)) >= MAX_VALUES


def _text(of: Document) -> str:
    return json.dumps(of.root.schema, sort_keys=True)


def _is_valid(schema: object, dialect: str | None) -> bool:
    """Whether a schema is valid in its dialect, if that is known."""
    from jsonschema import FormatChecker
    from jsonschema.exceptions import SchemaError

    try:
        json.dumps(schema, allow_nan=False)
        if dialect is not None and not (dialect == "2020-12" and plainly_valid(schema)):
            # without formats: Python warns of regular expressions that it takes for unusual
            kind = validator_kind(dialect)
            kind.check_schema(schema, format_checker=FormatChecker(()))  # type: ignore[arg-type, call-arg]  # whatever it is; the protocol lacks the keyword
    except (SchemaError, ValueError):
        return False
    return True
