"""Whether defaults and examples are valid under the very schema that has them."""

from __future__ import annotations

import functools
from functools import partial
from typing import TYPE_CHECKING, Any

from flake8_mcp.edits import Fix, NotEditableError
from flake8_mcp.model import NOTHING, Array, Origin, Tool
from flake8_mcp.rules._fixes import removal
from flake8_mcp.rules._plain import plain
from flake8_mcp.rules._rule import Advice, Context, Problem, SdkFact, rule, shown, shown_pointer
from flake8_mcp.rules._schemas import kind_of, positions
from flake8_mcp.spec.ecma_matching import surely_fails
from flake8_mcp.spec.json_schema_instances import plainly_accepts
from flake8_mcp.spec.json_schema_validity import plainly_valid
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from jsonschema.exceptions import ValidationError
    from jsonschema.protocols import Validator

    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.spec.json_schema import Dialect
    from flake8_mcp.syntax.values import Value

# A value of a default or an example is small; what is not is not checked.
_MAX_VALUE = 300
_MAX_REFERENCES = 200
# jsonschema 4.26.0 takes exponential time for nested `unevaluated*`, runs the patterns of `patternProperties`, and at
# a `$schema` takes another validator than it was given.
_NOT_CHECKED = frozenset(
    {
        "unevaluatedProperties", "unevaluatedItems", "patternProperties", "propertyNames", "$dynamicRef",
        "$recursiveRef", "$id", "$anchor", "$dynamicAnchor", "$schema",
    }
)  # fmt: skip


@rule(
    code="MCP362",
    level="should",
    subject=Tool,
    message={
        "": "the {what} {value} does not fit {keyword}: {limit}, write one that fits or correct the schema",
        "inside": "the {what} {value} does not fit {keyword}: {limit} at {pointer}, write one that fits",
        "null": 'the {what} null does not fit {keyword}: {limit}, leave the default out or add "null" to the types',
    },
    cites=(
        Advice("JSON Schema 2020-12, Validation, section 9.2: a default SHOULD be valid against its schema."),
        SdkFact(
            "mcp, fastmcp",
            "mcp 1.30.0, 2.3.0; fastmcp 2.14.7, 3.4.11, 4.2.3",
            "a default of a signature is listed as it is written, without validation",
        ),
    ),
    fix="unsafe",
)
def default_outside_schema(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A `default`, or one of `examples`, is not valid under its own schema.

    A client that fills the default in, or a model that copies the example, sends a value that the server's own schema
    refuses.
    The SDKs list the default of a signature as it stands, so a text for a number, a choice that `Literal` does not
    have or a number below `ge` all reach the client.
    For a parameter of a function the default `None` is not looked at here, nor is one without an annotation.
    A `$ref` is followed inside the schema only; a `pattern` is tried in bounded time.

    Bad::

        from mcp.server.fastmcp import FastMCP
        from typing import Literal

        mcp = FastMCP("library")


        @mcp.tool()
        def list_books(order: Literal["title", "year"] = "newest") -> str:
            \"\"\"List the books of the library.\"\"\"
            return order

    Good::

        from mcp.server.fastmcp import FastMCP
        from typing import Literal

        mcp = FastMCP("library")


        @mcp.tool()
        def list_books(order: Literal["title", "year"] = "title") -> str:
            \"\"\"List the books of the library.\"\"\"
            return order
    """
    judge = _Judge(tool)
    for position in positions(tool, "default", "examples"):
        for index, value in _claimed(position):
            error = None if _is_of_others(tool, position, value) else judge.error(position, value)
            if error is not None:
                yield _problem(position, index, value, error)


def _claimed(position: Position) -> Iterator[tuple[int | None, Value]]:
    """The default of a schema, and its examples with their numbers."""
    default = position.get("default")
    if default is not None:
        yield None, default
    examples = position.get("examples")
    if isinstance(examples, Array) and kind_of(examples) == "array" and "examples" in position.dialect.keywords:
        yield from enumerate(examples.items)


def _is_of_others(tool: Tool, position: Position, value: Value) -> bool:
    """Whether other rules speak of the default: it is null in a signature, or its parameter has no annotation."""
    part = tool.input_schema if position.is_input else tool.output_schema
    if part.origin is not Origin.DERIVED:
        return False
    untyped = {each.name for each in tool.parameters if each.annotation is None}
    is_parameter = position.parent is not None and position.parent.steps == ("inputSchema",)
    return kind_of(value) == "null" or (is_parameter and position.name in untyped)


def _problem(position: Position, index: int | None, value: Value, error: ValidationError) -> Problem:
    what = "default" if index is None else "example"
    pointer = position.at("default") if index is None else f"{position.at('examples')}/{index}"
    values = {
        "what": what,
        "value": shown(value),
        "keyword": shown(error.validator),
        "limit": shown(error.validator_value),
        "pointer": shown_pointer("".join(f"/{each}" for each in error.absolute_path)),
    }
    variant = "inside" if error.absolute_path else "null" if kind_of(value) == "null" and what == "default" else ""
    is_literal = variant == "null" and position.name is not None and position.keyword == "properties"
    fix = partial(_null_fix, position) if is_literal else None
    return Problem(value.place, values, variant, pointer, fix=fix)


def _null_fix(position: Position) -> Fix:
    """The default goes, unless the property is required: it says at least that there is none."""
    required = position.parent.get("required") if position.parent is not None else None
    if isinstance(required, Array) and any(text_of(each) == position.name for each in required.items):
        raise NotEditableError("the property is required")
    return removal(position, "default", safe=False)


class _Judge:
    """Validates values under schemas of one tool."""

    def __init__(self, tool: Tool) -> None:
        self.tool = tool
        self._roots: dict[int, object] = {}

    def error(self, position: Position, value: Value) -> ValidationError | None:
        """Why a value is surely not valid; None if it is, or if that is not known."""
        data = plain(value, _MAX_VALUE)
        schema = _without_dialect(plain(position.schema))
        if data is NOTHING or schema is NOTHING or plainly_accepts(schema, data):
            return None
        root = self._root(position) if _holds(schema, frozenset({"$ref"})) else None
        if root is NOTHING or (root is not None and plainly_accepts(schema, data, root)):
            return None
        document = schema if root is None else root
        if not plainly_valid(document) or position.dialect.uri is None or _holds(document, _NOT_CHECKED):
            return None
        return _first_error(position.dialect, schema, document, data)

    def _root(self, position: Position) -> object:
        root = position.root
        found = self._roots.get(id(root))
        if found is None:
            found = self._roots[id(root)] = _without_dialect(plain(root.schema))
        return found


def _without_dialect(schema: object) -> object:
    """A schema without its own `$schema`: its dialect is known."""
    return {key: each for key, each in schema.items() if key != "$schema"} if isinstance(schema, dict) else schema


def _holds(data: object, keywords: frozenset[str]) -> bool:
    """Whether a key of plain JSON is one of some keywords, wherever it stands."""
    work = [data]
    while work:
        each = work.pop()
        if isinstance(each, dict):
            if not keywords.isdisjoint(each):
                return True
            work.extend(each.values())
        elif isinstance(each, list):
            work.extend(each)
    return False


def _first_error(dialect: Dialect, schema: Any, document: Any, data: Any) -> ValidationError | None:  # noqa: ANN401 - JSON
    from referencing import Registry
    from referencing.exceptions import Unresolvable

    kind = _validator(dialect)
    if document is not schema:
        kind = _counting_references(kind)
    # The empty registry makes sure that nothing is ever fetched.
    validator = kind(document, registry=Registry())
    try:
        return next(validator.evolve(schema=schema).iter_errors(data), None)
    except (Unresolvable, RecursionError, _TooManyReferencesError):
        return None


class _TooManyReferencesError(Exception):
    """Following references was given up."""


@functools.cache
def _validator(dialect: Dialect) -> type[Validator]:
    """The validator of a dialect with patterns in bounded time, and multiples of decimal fractions as written."""
    from jsonschema.validators import extend, validator_for

    kind = validator_for({"$schema": dialect.uri})
    keywords = {"pattern": _pattern, "multipleOf": _multiple_of}
    return extend(kind, keywords)  # type: ignore[no-any-return,no-untyped-call]  # untyped


def _pattern(_validator: Validator, pattern: Any, instance: Any, _schema: Any) -> Iterator[ValidationError]:  # noqa: ANN401 - JSON
    from jsonschema.exceptions import ValidationError

    if isinstance(instance, str) and surely_fails(pattern, instance):
        yield ValidationError("the pattern does not match")


def _multiple_of(_validator: Validator, step: Any, instance: Any, _schema: Any) -> Iterator[ValidationError]:  # noqa: ANN401 - JSON
    from fractions import Fraction  # with decimal it takes as long to import as five modules of this project

    from jsonschema.exceptions import ValidationError

    is_number = isinstance(instance, int | float) and not isinstance(instance, bool)
    # jsonschema divides binary fractions, where 0.3 is no multiple of 0.1
    if is_number and Fraction(repr(instance)) % Fraction(repr(step)):
        yield ValidationError("it is no multiple")


def _counting_references(kind: type[Validator]) -> type[Validator]:
    """A validator that follows a bounded number of references: definitions that use each other twice never end."""
    from jsonschema.validators import extend

    left = iter(range(_MAX_REFERENCES))
    follow: Callable[..., Iterator[ValidationError]] = kind.VALIDATORS["$ref"]

    def counted(validator: Validator, *arguments: Any) -> Iterator[ValidationError]:  # noqa: ANN401 - JSON
        if next(left, None) is None:
            raise _TooManyReferencesError
        return follow(validator, *arguments)

    return extend(kind, {"$ref": counted})  # type: ignore[no-any-return,no-untyped-call]  # untyped
