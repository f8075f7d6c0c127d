"""Whether each value that one JSON Schema accepts is accepted by another one: docs/contract.md."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from flake8_mcp.spec.json_schema_validity import plainly_valid

from .alike import alike
from .comparison import Comparison, TooMuchWorkError
from .documents import ANNOTATIONS, document
from .gaps import ANY, Gap, shown

if TYPE_CHECKING:
    from collections.abc import Collection

__all__ = ["ANNOTATIONS", "ANY", "Gap", "Part", "are_alike", "find_gaps", "shown"]


@dataclass(frozen=True, slots=True)
class Part:
    """A schema of a definition, with the JSON pointers into it at or below which there may be more."""

    schema: object
    unknown: Collection[str] = ()


def find_gaps(left: Part, right: Part) -> tuple[Gap, ...]:
    """What the left schema accepts and the right one may not: nothing if it surely accepts all of it.

    Objects of the left schema are those that one writes by it: without members that it neither declares nor speaks of.
    """
    for part in (left, right):
        if not _is_valid(part.schema):
            return (Gap("unknown", "something else, because the schema is not valid", "", ""),)
    wanted, allowed = document(left.schema, left.unknown, "most"), document(right.schema, right.unknown, "least")
    try:
        gaps = Comparison().gaps((wanted.root,), allowed.root)
    except (TooMuchWorkError, RecursionError):
        return (Gap("unknown", "something else, because comparing them takes too much work", "", ""),)
    distinct: dict[tuple[str, str, str, str], Gap] = {}
    # a schema that refers to itself has the same gap inside of it
    for gap in sorted(gaps, key=lambda gap: (not gap.witnesses, len(gap.path))):
        distinct.setdefault((gap.keyword, gap.what, gap.left, gap.right), gap)
    return tuple(distinct.values())


def are_alike(one: Part, other: Part) -> bool:
    """Whether two schemas surely accept the same because they are written alike, up to annotations."""
    left, right = document(one.schema, one.unknown, "most"), document(other.schema, other.unknown, "least")
    try:
        return alike(left.root, right.root)
    except RecursionError:
        return False


def _is_valid(schema: object) -> bool:
    if plainly_valid(schema):
        return True
    from jsonschema.exceptions import SchemaError
    from jsonschema.validators import validator_for

    try:
        json.dumps(schema, allow_nan=False)
        validator_for(schema).check_schema(schema)  # type: ignore[arg-type]  # whatever it is
    except (SchemaError, ValueError, RecursionError):
        return False
    return True
