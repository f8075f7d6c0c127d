"""Whether a schema is valid under the metaschema of its dialect, told in words and at the value."""

from __future__ import annotations

import functools
import json
import math
import re
from typing import TYPE_CHECKING, Any, TypeGuard

from flake8_mcp.edits import Change, Fix, replace_value
from flake8_mcp.model import Array, Object, Scalar, Tool, Unknown, escape, is_json_scalar
from flake8_mcp.rules._rule import Citation, Context, Problem, rule, shown, shown_pointer
from flake8_mcp.rules._schemas import KEPT_ROOTS, MAX_LEVELS, MAX_NODES, kind_of, schemas_of
from flake8_mcp.spec.json_schema import DEFAULT_DIALECT, KEYWORDS, wanted_at, words_for
from flake8_mcp.spec.json_schema_validity import is_plain_member, plainly_valid
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from jsonschema.exceptions import ValidationError
    from jsonschema.protocols import Validator

    from flake8_mcp.rules._schemas import Position, Schemas
    from flake8_mcp.spec.json_schema import Dialect
    from flake8_mcp.syntax.values import Value

_KEPT = 256
# jsonschema compares every pair of items that are no text: 3.5 s for 2,000 (4.26.0).
_MAX_BRANCHES = 200
_MAX_BETTER = 30  # characters, so that the message stays within its 160
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,8})(?:\.[0-9]{1,6})?")


@rule(
    code="MCP320",
    level="must",
    subject=Tool,
    message={
        "": "{pointer} must be {words}, not {value}",
        "better": "{pointer} must be {words}, not {value}: write {better}",
        "repeated": "{pointer} repeats an item, which {words} may not: {value}",
        "lone": "{pointer} needs {other} beside it in {dialect}",
    },
    cites=(Citation("MUST", "basic/index", "Schema Validation", since="2025-11-25"),),
    fix="safe",
    since="2025-11-25",
)
def invalid_json_schema(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A schema breaks the metaschema of its dialect in a way that no narrower rule names.

    Every keyword of JSON Schema wants one kind of value: a length is a whole number, `enum` a list, a property a
    schema.
    The specification wants input and output schemas to be valid under the dialect that they declare, or 2020-12.
    An invalid one is not noticed when the server starts: clients refuse the list, or the tool, or every call of it.
    Each wrong place is reported once, with its JSON pointer in the definition.
    Whether a `pattern` is a regular expression is left to MCP332.
    See [Schema Validation](https://modelcontextprotocol.io/specification/2025-11-25/basic#schema-validation), in
    revisions 2025-11-25 and 2026-07-28.

    Bad::

        TOOL = {
            "name": "list_favorites",
            "description": "List saved items, one page at a time.",
            "inputSchema": {
                "type": "object",
                "properties": {"order": {"type": "string", "enum": "newest"}},
                "additionalProperties": "false",
            },
        }

    Good::

        TOOL = {
            "name": "list_favorites",
            "description": "List saved items, one page at a time.",
            "inputSchema": {
                "type": "object",
                "properties": {"order": {"type": "string", "enum": ["newest"]}},
                "additionalProperties": False,
            },
        }
    """
    schemas = schemas_of(tool)
    if schemas.complete and all(map(_are_plainly_valid, schemas.roots or (schemas,))):
        return
    for position in schemas.positions:
        if position.parent is None and position.dialect.uri is not None:
            embedded = [
                each.pointer.removesuffix("/$schema")
                for each in schemas.declarations
                if each.pointer.startswith(f"{position.pointer}/") and each.dialect is not position.dialect
            ]
            for problem in _faults(position):
                # an embedded schema of another dialect is judged by that one's rules, which are not asked
                if not any(problem.pointer.startswith(f"{each}/") for each in embedded):
                    yield problem


@functools.lru_cache(maxsize=KEPT_ROOTS)
def _are_plainly_valid(schemas: Schemas) -> bool:
    return all(map(_is_plainly_valid, schemas.positions))


def _is_plainly_valid(position: Position) -> bool:
    """Whether what a schema has besides the schemas in it is valid, as it is in nearly all."""
    if position.dialect is not DEFAULT_DIALECT:
        return False
    return all(_is_plain_member(keyword, entry.value) for keyword, entry in position.members.items())


def _is_plain_member(keyword: str, value: Value) -> bool:
    """Whether what is known of the value of a keyword is valid; what is not known is no fault."""
    known = KEYWORDS.get(keyword)
    if known is None or known.wants == "any" or isinstance(value, Unknown):
        return True
    if known.wants in {"schema", "items"}:
        return _is_schema(value)
    if known.wants == "schema map":
        return isinstance(value, Object) and all(_is_schema(entry.value) for _, entry in value.members())
    if known.wants == "schemas":
        return _is_list(value) and all(map(_is_schema, value.items)) and not (value.complete and not value.items)
    if isinstance(value, Scalar):
        return is_json_scalar(value.value) and is_plain_member(keyword, value.value)
    if _is_list(value):
        items = [
            each.value if isinstance(each, Scalar) and is_json_scalar(each.value) else None
            for each in value.items
            if not isinstance(each, Unknown)
        ]
        # a list of types that may have more than what is known of it
        is_open = known.wants == "type" and not items and bool(value.items or not value.complete)
        return is_open or is_plain_member(keyword, items)
    return False


def _is_list(value: Value) -> TypeGuard[Array]:
    return isinstance(value, Array) and kind_of(value) is not None


def _is_schema(value: Value) -> bool:
    """Whether a value may stand where a schema does; what is in it is a position of its own."""
    return (
        isinstance(value, Unknown)
        or (isinstance(value, Object) and value.maker is None)
        or (isinstance(value, Scalar) and isinstance(value.value, bool))
    )


def _faults(position: Position) -> Iterator[Problem]:
    plain = _Plain()
    data = plain.of(position.schema)
    if plain.left < 0:
        return
    dialect = position.dialect
    if dialect is DEFAULT_DIALECT and plainly_valid(data):
        return
    for path, validator in _errors(_Document(dialect, data)):
        problem = _problem(position, path, validator)
        if problem is not None:
            yield problem


# plain JSON


class _Unknown:
    """Stands in plain JSON for what is not known or not JSON, and equals nothing."""

    __slots__ = ()


class _Plain:
    """Makes plain JSON of a value; `left` is negative afterwards if the value is too deep or too large."""

    def __init__(self) -> None:
        self.left = MAX_NODES

    def of(self, value: Value, level: int = 0) -> object:
        self.left -= 1
        if self.left < 0 or level > MAX_LEVELS:
            self.left = -1
            return _Unknown()
        if isinstance(value, Scalar) and is_json_scalar(value.value):
            return value.value
        kind = kind_of(value)
        if isinstance(value, Array) and kind is not None:
            looked_at = value.items if all(map(_is_scalar, value.items)) else value.items[:_MAX_BRANCHES]
            items = [self.of(each, level + 1) for each in looked_at]
            # one more item, so that an incomplete list is not taken for an empty one
            return items if value.complete and len(items) == len(value.items) else [*items, _Unknown()]
        if isinstance(value, Object) and kind is not None:
            members = ((key, self.of(entry.value, level + 1)) for key, entry in value.members())
            return {key: found for key, found in members if not isinstance(found, _Unknown)}
        return _Unknown()


def _is_scalar(value: Value) -> bool:
    return isinstance(value, Scalar)


# what jsonschema says


class _Document:
    """A schema as data that is equal to another one if both have the same JSON text and dialect."""

    __slots__ = ("data", "dialect", "text")

    def __init__(self, dialect: Dialect, data: object) -> None:
        self.dialect = dialect
        self.data: Any = data
        # NaN is no JSON, so it can stand for the unknown without being taken for data
        self.text = json.dumps(data, default=lambda _: math.nan)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Document) and (self.dialect.name, self.text) == (other.dialect.name, other.text)

    def __hash__(self) -> int:
        return hash((self.dialect.name, self.text))


Path = tuple[str | int, ...]
_SINGLE = frozenset({"string", "integer", "number", "boolean"})


@functools.lru_cache(maxsize=_KEPT)
def _errors(document: _Document) -> tuple[tuple[Path, str], ...]:
    """Where a schema is invalid, each place once, and by which keyword of the metaschema."""
    validator = _validator(document.dialect)
    found: dict[Path, str] = {}
    for error in _leaves(validator.iter_errors(document.data)):
        if not _rests_on_unknown(error):
            found.setdefault(tuple(error.absolute_path), str(error.validator))
    return tuple(found.items())


@functools.cache
def _validator(dialect: Dialect) -> Validator:
    from jsonschema.validators import validator_for
    from referencing import Registry

    kind = validator_for({"$schema": dialect.uri})
    # The empty registry makes sure that nothing is ever fetched; jsonschema adds the metaschemas that it brings along.
    return kind(kind.META_SCHEMA, registry=Registry())


def _leaves(errors: Iterable[ValidationError]) -> Iterator[ValidationError]:
    """The errors, and in place of one about alternatives those of the only alternative that has the right form."""
    for error in errors:
        inner = _fitting_alternative(error)
        if inner:
            yield from _leaves(inner)
        else:
            yield error


def _fitting_alternative(error: ValidationError) -> list[ValidationError]:
    branches: dict[object, list[ValidationError]] = {}
    for each in error.context or ():
        branches.setdefault(each.schema_path[0], []).append(each)
    fitting = [
        branch
        for branch in branches.values()
        if not any(each.validator in {"type", "enum"} and not each.path for each in branch)
    ]
    return fitting[0] if len(fitting) == 1 else []


def _rests_on_unknown(error: ValidationError) -> bool:
    if isinstance(error.instance, _Unknown):
        return True
    if error.validator == "type":
        names = error.validator_value if isinstance(error.validator_value, list) else [error.validator_value]
        if all(isinstance(each, str) for each in names):
            return False
    return _holds_unknown(error.instance)


def _holds_unknown(value: object) -> bool:
    if isinstance(value, dict):
        return any(_holds_unknown(each) for each in value.values())
    if isinstance(value, list):
        return any(_holds_unknown(each) for each in value)
    return isinstance(value, _Unknown)


# in words


def _problem(position: Position, path: Path, validator: str) -> Problem | None:
    if validator == "dependencies":
        return _lone_bound(position, path)
    value = _value_at(position.schema, path)
    wants = wanted_at(path, position.dialect)
    if wants == "items" and kind_of(value) == "array" and not position.dialect.array_items:
        return None  # MCP324 says how to write it
    pointer = _pointer(position, path)
    values = {"pointer": shown_pointer(pointer), "words": words_for(wants, position.dialect), "value": shown(value)}
    if validator == "uniqueItems":
        return Problem(value.place, values, "repeated", pointer)
    better = _better(value, wants)
    if better is None:
        return Problem(value.place, values, "", pointer)
    fix = functools.partial(_better_fix, value, better, pointer, safe=wants == "flag" or path[-1] == "examples")
    return Problem(value.place, values | {"better": better}, "better", pointer, fix=fix)


def _better_fix(value: Value, better: str, pointer: str, *, safe: bool) -> Fix:
    data = json.loads(better)
    return Fix(f"Write {better}", tuple(replace_value(value, data)), (Change(pointer, data),), safe)


def _lone_bound(position: Position, path: Path) -> Problem | None:
    """In draft 3 and 4 an exclusive bound says something of the plain one, which has to be there."""
    schema = _value_at(position.schema, path)
    assert isinstance(schema, Object)
    for keyword, plain in (("exclusiveMinimum", "minimum"), ("exclusiveMaximum", "maximum")):
        entry = schema.entry(keyword)
        if entry is not None and schema.lacks(plain):
            pointer = _pointer(position, (*path, keyword))
            values = {"pointer": shown_pointer(pointer), "other": shown(plain), "dialect": position.dialect.name}
            return Problem(entry.value.place, values, "lone", pointer)
    return None


def _value_at(root: Value, path: Path) -> Value:
    for step in path:
        if isinstance(step, str):
            assert isinstance(root, Object)
            found = root.get(step)
            assert found is not None
            root = found
        else:
            assert isinstance(root, Array)
            root = root.items[step]
    return root


def _pointer(position: Position, path: Path) -> str:
    return "".join((position.pointer, *(f"/{escape(str(step))}" for step in path)))


def _better(value: Value, wants: str) -> str | None:
    """What was probably meant: a number or boolean that stands in quotes, or a lone member of a list."""
    text = text_of(value)
    if (wants == "list" and kind_of(value) in _SINGLE) or (wants == "names" and text is not None):
        better = f"[{shown(value)}]"
        return better if len(better) <= _MAX_BETTER else None
    if text is None:
        return None
    if wants == "flag" and text.lower() in {"true", "false"}:
        return text.lower()
    if wants in {"number", "bound", "count", "positive"} and _NUMBER.fullmatch(text):
        number = float(text)
        if wants == "count" and (number < 0 or "." in text):
            return None
        return None if wants == "positive" and number <= 0 else text
    return None
