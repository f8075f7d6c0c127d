"""What a schema holds that JSON cannot."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.edits import Change, Fix, replace_brackets, replace_value
from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.model import Array, Object, Scalar, Symbol, Tool, escape, is_json_scalar
from flake8_mcp.rules._rule import Citation, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import MAX_LEVELS, MAX_STEPS, kind_of, plain, size_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.syntax.values import Value


@rule(
    code="MCP325",
    level="must",
    subject=Tool,
    message={
        "type": "the Python type {value} is no JSON value, use {better}",
        "python": "{value} is an object of Python that JSON does not have, write a JSON value",
        "set": "JSON has no sets, write {value} as a list",
        "bytes": "JSON has no bytes, write {value} as text",
        "number": "JSON has no {value}, only finite numbers",
        "key": "the keys of a JSON object are text, write {better} instead of {value}",
        "odd key": "the keys of a JSON object are text, not {value}",
    },
    cites=(
        Citation("MUST", "basic/index", "JSON Schema Usage", since="2025-11-25"),
        SdkFact(
            "mcp", "1.30.0, 2.3.0", "tools/list fails on a Python type in a schema: Unable to serialize unknown type"
        ),
        SdkFact("mcp", "1.30.0, 2.3.0", "Tool(...) raises ValidationError on a schema key that is no text"),
        SdkFact("mcp", "1.30.0, 2.3.0", "NaN and Infinity are listed as null, a set as a list in no certain order"),
        SdkFact("mcp", "1.30.0", "a low-level server fails every call of a tool whose `enum` or `required` is a set"),
    ),
    fix="safe",
    hides=("MCP004",),
)
def non_json_value(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A schema holds what JSON cannot: a Python type, a set, bytes, another object, a key that is no text, NaN.

    A definition is sent as JSON.
    A Python type in it makes the whole `tools/list` request fail in the official SDK; NaN and infinity arrive as null,
    and a set as a list whose order changes from run to run.
    A tuple is not reported: it is listed as a list.
    See [JSON Schema Usage](https://modelcontextprotocol.io/specification/2025-11-25/basic#json-schema-usage).

    Bad::

        import mcp.types as types

        TOOL = types.Tool(
            name="list_favorites",
            description="List saved items, one page at a time.",
            inputSchema={"type": "object", "properties": {"page": {"type": int}}},
        )

    Good::

        import mcp.types as types

        TOOL = types.Tool(
            name="list_favorites",
            description="List saved items, one page at a time.",
            inputSchema={"type": "object", "properties": {"page": {"type": "integer"}}},
        )
    """
    for name, part in (("inputSchema", tool.input_schema), ("outputSchema", tool.output_schema)):
        if part.known is not None:
            yield from _not_json(part.known, name)


# The names of types that people write in place of data, with the JSON type that each means.
_PYTHON_TYPES: Mapping[str, str | None] = MappingProxyType(
    {
        "builtins.str": "string",
        "builtins.int": "integer",
        "builtins.float": "number",
        "builtins.bool": "boolean",
        "builtins.list": "array",
        "builtins.tuple": "array",
        "builtins.set": "array",
        "builtins.frozenset": "array",
        "builtins.dict": "object",
        "datetime.date": "string",
        "datetime.datetime": "string",
        "datetime.time": "string",
        "decimal.Decimal": "number",
        "pathlib.Path": "string",
        "typing.Any": None,
        "uuid.UUID": "string",
    }
)


# Those that mean nothing else beyond doubt.
_PLAIN_TYPES = frozenset(f"builtins.{name}" for name in ("str", "int", "float", "bool", "list", "dict"))


@dataclass(frozen=True, slots=True)
class _Path:
    """A JSON pointer that is only written out when there is something to report."""

    around: _Path | None
    step: str | int

    def __str__(self) -> str:
        steps: list[str] = []
        path: _Path | None = self
        while path is not None:
            steps.append(escape(str(path.step)))
            path = path.around
        return "".join(f"/{step}" for step in reversed(steps))


def _not_json(root: Value, name: str) -> Iterator[Problem]:
    """What JSON cannot hold anywhere in a value, data included."""
    stack: list[Iterator[tuple[Value, _Path]]] = [iter([(root, _Path(None, name))])]
    left = MAX_STEPS
    while stack and left > 0:
        found = next(stack[-1], None)
        if found is None:
            stack.pop()
            continue
        value, path = found
        left -= 1 + size_of(value)
        yield from _own_faults(value, path)
        if len(stack) <= MAX_LEVELS:
            if isinstance(value, Object) and value.maker is None:
                if not value.plain:
                    stack.append(_members(value, path))
            elif isinstance(value, Array) and kind_of(value) is not None:
                stack.append(_items(value, path))


def _members(value: Object, path: _Path) -> Iterator[tuple[Value, _Path]]:
    for key, entry in value.members():
        if not _is_text(entry.value):
            yield entry.value, _Path(path, key)


def _items(value: Array, path: _Path) -> Iterator[tuple[Value, _Path]]:
    for index, each in enumerate(value.items):
        if not _is_text(each):
            yield each, _Path(path, index)


def _is_text(value: Value) -> bool:
    """Whether there is nothing to ask: most of a schema is text."""
    return isinstance(value, Scalar) and isinstance(value.value, str)


def _own_faults(value: Value, path: _Path) -> Iterator[Problem]:
    """What is wrong with a value itself, its keys included."""
    if isinstance(value, Scalar):
        if not is_json_scalar(value.value):
            yield _odd_scalar(value, str(path))
    elif isinstance(value, Symbol):
        yield from _python_object(value, str(path))
    elif isinstance(value, Array):
        if kind_of(value) is None:
            fix = partial(_set_fix, value, str(path))
            yield Problem(value.place, {"value": shown(value)}, "set", str(path), fix=fix)
    elif isinstance(value, Object) and value.maker is None:
        for entry in value.entries:
            if not _is_text(entry.key):
                yield from _odd_key(entry.key, path)


def _set_fix(value: Array, pointer: str) -> Fix:
    items = plain(replace(value, kind="list"))
    return Fix("Make a list of the set", tuple(replace_brackets(value)), (Change(pointer, items),))


def _type_fix(value: Symbol, meant: str, pointer: str) -> Fix:
    edits = replace_value(value, meant)
    is_builtin = value.name in _PLAIN_TYPES
    return Fix(f"Replace {shown(value)} by {shown(meant)}", tuple(edits), (Change(pointer, meant),), is_builtin)


def _odd_scalar(value: Scalar, pointer: str) -> Problem:
    variant = (
        "bytes" if isinstance(value.value, bytes) else "number" if isinstance(value.value, int | float) else "python"
    )
    return Problem(value.place, {"value": shown(value)}, variant, pointer)


def _python_object(value: Symbol, pointer: str) -> Iterator[Problem]:
    """A name of another module may be data; a builtin is none, nor are the types of the table."""
    if value.name in _PYTHON_TYPES:
        meant = _PYTHON_TYPES[value.name]
        is_at_type = pointer.endswith("/type") and not pointer.endswith("/properties/type")
        if meant is not None and is_at_type:
            fix = partial(_type_fix, value, meant, pointer)
            yield Problem(value.place, {"value": shown(value), "better": shown(meant)}, "type", pointer, fix=fix)
        else:
            yield Problem(value.place, {"value": shown(value)}, "python", pointer)
    elif _is_builtin(value):
        yield Problem(value.place, {"value": shown(value)}, "python", pointer)


def _is_builtin(value: Symbol) -> bool:
    """Whether a name is a type or function that every module has; `str.__name__` and `__debug__` are data."""
    module, _, name = value.name.partition(".")
    return module == "builtins" and name.isidentifier() and not name.startswith("_")


def _odd_key(key: Value, path: _Path) -> Iterator[Problem]:
    if isinstance(key, Scalar):
        if is_json_scalar(key.value):
            values = {"value": shown(key), "better": shown(shown(key))}
            yield Problem(key.place, values, "key", str(path))
            return
    elif not isinstance(key, Array) and not (isinstance(key, Symbol) and _is_builtin(key)):
        return
    yield Problem(key.place, {"value": shown(key)}, "odd key", str(path))
