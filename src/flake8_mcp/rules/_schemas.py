"""The one walk over a tool's schemas: every place where a schema stands, and nothing that only looks like one.

Maps (`properties`, `$defs`) hold schemas under free names, and data (`default`, `enum`, `const`, `examples`) holds
none, so neither is searched for keywords.
"""

from __future__ import annotations

import functools
import math
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.edits import ANY
from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.model import Array, Object, Scalar, escape, to_json
from flake8_mcp.spec.json_schema import DEFAULT_DIALECT, KEYWORDS, TYPES, UNDETERMINED, dialect_of
from flake8_mcp.spec.json_schema_meant import is_foreign_word
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.model import Tool
    from flake8_mcp.spec.json_schema import Dialect
    from flake8_mcp.syntax.values import Entry, Value

# Keywords by which a schema may say of what type a value is, besides `type`.
TYPED_ELSEWHERE = ("$ref", "allOf", "anyOf", "oneOf", "enum", "const", "not")
MAX_LEVELS = 64
MAX_NODES = 5_000
# A walk counts a member with the object that holds it, and again when it comes to it.
MAX_STEPS = 4 * MAX_NODES
_KEPT = 4
# Models of results are listed by many tools.
KEPT_ROOTS = 128


@dataclass(eq=False)
class Position:
    """One schema that is an object: where it stands in the definition, and its members by key.

    `keyword` holds it, `name` is its name there if the keyword is a map (a property's name), `parent` the schema
    around it; at the root `keyword` is empty. What the schema may have besides its members is `schema.rest`.
    `steps` lead from the parent, or from the definition, to it.
    """

    __slots__ = ("__dict__", "dialect", "keyword", "members", "name", "parent", "schema", "steps")

    steps: tuple[str | int, ...]
    schema: Object
    dialect: Dialect
    members: Mapping[str, Entry]
    keyword: str
    name: str | None
    parent: Position | None

    @functools.cached_property
    def pointer(self) -> str:
        """Its JSON pointer in the definition: written out only for what is asked for it."""
        around = self.parent.pointer if self.parent is not None else ""
        return "".join((around, *(f"/{escape(str(each))}" for each in self.steps)))

    def get(self, keyword: str) -> Value | None:
        """The value of a keyword; None if it does not have it, or is not known to."""
        entry = self.members.get(keyword)
        return entry.value if entry is not None else None

    def at(self, keyword: str) -> str:
        """The pointer of a member."""
        return f"{self.pointer}/{escape(keyword)}"

    @property
    def root(self) -> Position:
        """The outermost schema around it, which may be itself."""
        found = self
        while found.parent is not None:
            found = found.parent
        return found

    @property
    def is_input(self) -> bool:
        """Whether it is a part of the input schema."""
        return self.root.steps == ("inputSchema",)

    @property
    def types(self) -> frozenset[str] | None:
        """The types that `type` allows; None if it is not there, not known or not valid."""
        value = self.get("type")
        items = value.items if isinstance(value, Array) and value.complete else (value,)
        texts = [text_of(each) for each in items]
        types = frozenset(each for each in texts if each is not None)
        return types if types and None not in texts and types <= self.dialect.types - {"any"} else None

    @property
    def sure_types(self) -> frozenset[str]:
        """The types that `type` surely allows: all if it is not there, none if it is not known or not valid."""
        return self.types or (frozenset(TYPES) if self.schema.lacks("type") else frozenset())


@dataclass(frozen=True, slots=True)
class Declaration:
    """A `$schema` at the root of a schema, or beside an `$id`: where, what it says, and the dialect that then holds.

    The dialect is None if it is none of JSON Schema's own.
    """

    pointer: str
    value: Value
    dialect: Dialect | None


@dataclass(frozen=True, eq=False)
class Schemas:
    """The schemas of one tool, or of one that several tools list, in the order of the definition.

    `positions` leaves out a schema whose declared dialect is none of JSON Schema's own, and what lies deeper or comes
    later than the limits; then it is not `complete`. `roots` are the outermost ones by themselves, each the same for
    all tools that list the same value.
    """

    positions: tuple[Position, ...]
    declarations: tuple[Declaration, ...]
    complete: bool = True
    steps: int = 0
    roots: tuple[Schemas, ...] = ()

    @functools.cached_property
    def by_keyword(self) -> Mapping[str, tuple[Position, ...]]:
        """The positions that have a keyword, by keyword."""
        found: dict[str, list[Position]] = {}
        for position in self.positions:
            for keyword in position.members:
                found.setdefault(keyword, []).append(position)
        return {keyword: tuple(each) for keyword, each in found.items()}

    @functools.cached_property
    def _chosen(self) -> dict[tuple[str, ...], tuple[Position, ...]]:
        return {}

    def having(self, keywords: tuple[str, ...]) -> tuple[Position, ...]:
        """The positions that have one of the keywords."""
        chosen = self._chosen.get(keywords)
        if chosen is None:
            with_one = [self.by_keyword[each] for each in keywords if each in self.by_keyword]
            if len(with_one) < 2:  # noqa: PLR2004 - nothing to be merged
                chosen = with_one[0] if with_one else ()
            else:
                wanted = {id(position) for each in with_one for position in each}
                chosen = tuple(each for each in self.positions if id(each) in wanted)
            self._chosen[keywords] = chosen
        return chosen


@functools.lru_cache(maxsize=_KEPT)
def schemas_of(tool: Tool) -> Schemas:
    """Every schema of a tool's input and output; several rules ask for those of the same tool in turn."""
    values = (("inputSchema", tool.input_schema.known), ("outputSchema", tool.output_schema.known))
    first: list[_Task] = [(value, (step,), "", None) for step, value in values if value is not None]
    # an output schema may be that of many tools
    roots = tuple(
        _Walk().result([each]) if each[1] == ("inputSchema",) else _schemas_from(_Same(each)) for each in first
    )
    if sum(each.steps for each in roots) >= MAX_STEPS:
        return _Walk().result(first)
    positions = tuple(position for each in roots for position in each.positions)
    declarations = tuple(declaration for each in roots for declaration in each.declarations)
    return Schemas(positions, declarations, all(each.complete for each in roots), roots=roots)


class _Same:
    """A root of schemas that is equal to another one if both are the same value at the same place."""

    __slots__ = ("key", "task")

    def __init__(self, task: _Task) -> None:
        self.task = task
        self.key = (id(task[0]), task[1])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@functools.lru_cache(maxsize=KEPT_ROOTS)
def _schemas_from(root: _Same) -> Schemas:
    return _Walk().result([root.task])


def positions(tool: Tool, *keywords: str) -> tuple[Position, ...]:
    """Every place of the input and output schema where a schema stands that is an object.

    With `keywords` only those that have one of them: most rules ask for few that are rare.
    """
    schemas = schemas_of(tool)
    if not keywords:
        return schemas.positions
    found: tuple[Position, ...] = ()
    for each in schemas.roots or (schemas,):
        found += each.having(keywords)
    return found


def kind_of(value: Value | None) -> str | None:
    """The JSON type of a value; None if it is not known, or JSON has no such value."""
    if isinstance(value, Scalar):
        return _KINDS.get(type(value.value)) if not _is_no_number(value.value) else None
    if isinstance(value, Array):
        return "array" if value.kind in {"list", "tuple"} else None
    return "object" if isinstance(value, Object) and value.maker is None else None


def is_true(value: Value) -> bool:
    """Whether a value is the known True."""
    return isinstance(value, Scalar) and value.value is True


def is_false(value: Value | None) -> bool:
    """Whether a value is the known False."""
    return isinstance(value, Scalar) and value.value is False


def size_of(value: Value) -> int:
    """How many members or items a value has."""
    return len(value.entries) if isinstance(value, Object) else len(value.items) if isinstance(value, Array) else 0


def plain(value: Value) -> object:
    """A value as plain JSON, for a Change; ANY if it is not known in full."""
    unknown: list[str] = []
    data = to_json(value, "", unknown)
    return ANY if unknown else data


def looks_like_schema(value: Value) -> bool:
    """Whether a value is surely meant as a schema: only words of JSON Schema, with a type or a `$ref`."""
    if not isinstance(value, Object) or len(value.entries) > len(KEYWORDS):
        return False
    if any(is_foreign_word(key) for key, _ in value.members()):
        return False
    return text_of(value.get("type")) in TYPES or (text_of(value.get("$ref")) or "").startswith("#")


_KINDS: Mapping[type, str] = MappingProxyType(
    {str: "string", bool: "boolean", int: "integer", float: "number", type(None): "null"}
)


def _is_no_number(value: object) -> bool:
    return isinstance(value, float) and not math.isfinite(value)


# a value, the steps that lead to it from the schema around it, the keyword, and the name if the keyword is a map
_Task = tuple["Value", tuple[str | int, ...], str, str | None]


class _Walk:
    """One walk, with an own stack of iterators: neither nesting nor breadth can exhaust anything."""

    def __init__(self) -> None:
        self.positions: list[Position] = []
        self.declarations: list[Declaration] = []
        self.cut = False

    def result(self, first: list[_Task]) -> Schemas:
        """The schemas of some roots."""
        stack: list[tuple[Position | None, Iterator[_Task]]] = [(None, iter(first))]
        left = MAX_STEPS
        while stack and left > 0:
            parent, tasks = stack[-1]
            task = next(tasks, None)
            if task is None:
                stack.pop()
                continue
            left -= 1
            value = task[0]
            if isinstance(value, Object) and value.maker is None:
                position = self._position(task, value, parent)
                left -= size_of(value) + sum(size_of(entry.value) for entry in value.entries)
                if position is not None:
                    self.positions.append(position)
                    if len(stack) <= MAX_LEVELS:
                        stack.append((position, _inner(position)))
                    else:
                        self.cut = True
                else:
                    self.cut = True
        is_complete = not stack and not self.cut
        return Schemas(tuple(self.positions), tuple(self.declarations), is_complete, MAX_STEPS - left)

    def _position(self, task: _Task, value: Object, parent: Position | None) -> Position | None:
        _, steps, keyword, name = task
        members = dict(value.members())
        dialect: Dialect | None = parent.dialect if parent is not None else DEFAULT_DIALECT
        declared = members.get("$schema")
        if parent is None or (declared is not None and "$id" in members):
            dialect = _declared(declared, value)
            if declared is not None:
                around = parent.pointer if parent is not None else ""
                pointer = "".join((around, *(f"/{escape(str(each))}" for each in steps), "/$schema"))
                self.declarations.append(Declaration(pointer, declared.value, dialect))
        if dialect is None:
            return None
        return Position(steps, value, dialect, members, keyword, name, parent)


def _declared(entry: Entry | None, schema: Object) -> Dialect | None:
    """The dialect of a schema that may have `$schema`; None for one that is not JSON Schema's own."""
    if entry is None:
        return DEFAULT_DIALECT if schema.lacks("$schema") else UNDETERMINED
    uri = text_of(entry.value)
    if uri is not None:
        return dialect_of(uri)[0]
    return DEFAULT_DIALECT if kind_of(entry.value) is not None else UNDETERMINED


def _inner(position: Position) -> Iterator[_Task]:
    """The values at the schema positions right below a schema."""
    for keyword, entry in position.members.items():
        known = KEYWORDS.get(keyword)
        if known is None:
            continue
        value = entry.value
        if isinstance(value, Array):
            if known.wants in _LISTS:
                for index, each in enumerate(value.items):
                    yield each, (keyword, index), keyword, None
        elif isinstance(value, Object):
            if known.wants in _SINGLE:
                yield value, (keyword,), keyword, None
            elif known.wants in _MAPS and value.maker is None:
                for name, member in value.members():
                    yield member.value, (keyword, name), keyword, name


_SINGLE = frozenset({"schema", "items"})
_LISTS = frozenset({"schemas", "items"})
_MAPS = frozenset({"schema map", "dependencies"})
