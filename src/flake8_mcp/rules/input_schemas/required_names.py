"""Names that `required` holds and no property goes by."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.model import Array, Object, Tool, escape
from flake8_mcp.rules._fixes import replacement
from flake8_mcp.rules._groups import ANNOTATIONS, IN_PLACE, groups
from flake8_mcp.rules._near import only_near
from flake8_mcp.rules._references import documents
from flake8_mcp.rules._rule import ClientFact, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import is_false, looks_like_schema, positions, schemas_of
from flake8_mcp.spec.json_schema_meant import is_foreign_word
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.rules._groups import Group
    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.syntax.values import Value


_DEFINITIONS = frozenset({"$defs", "definitions"})


@rule(
    code="MCP360",
    level="should",
    subject=Tool,
    message={
        "": '"required" names {name}, which "properties" does not declare: declare it or remove it',
        "near": '"required" names {name}, which "properties" does not declare: write {better}',
        "closed": '"required" names {name}, which "additionalProperties": false refuses: declare it or remove it',
    },
    cites=(
        ClientFact(
            "gemini",
            "refuses a request with such a tool",
            "https://github.com/MarkusPfundstein/mcp-obsidian/issues/105",
        ),
        SdkFact("mcp", "1.30.0", "with additionalProperties false a low-level server refuses every call"),
    ),
    fix="unsafe",
)
def undeclared_required_property(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`required` names a property that the object does not declare.

    A model must send it and is told nothing of it, neither type nor meaning.
    Mostly one of the two names is misspelt, or the property was renamed or moved.
    JSON Schema allows it; the Gemini API refuses the request, and beside `"additionalProperties": false` no call can
    pass.
    Names in `dependentRequired` are looked at too.
    A property may also be declared by the object around a branch of `allOf`, `anyOf`, `oneOf` or `if`, or by another
    branch.
    Where properties may come from elsewhere, through a `$ref`, `patternProperties` or a schema under
    `additionalProperties`, nothing is reported.

    Bad::

        TOOL = {
            "name": "find_book",
            "description": "Find a book by its title.",
            "inputSchema": {
                "type": "object",
                "properties": {"title": {"type": "string"}},
                "required": ["titel"],
            },
        }

    Good::

        TOOL = {
            "name": "find_book",
            "description": "Find a book by its title.",
            "inputSchema": {
                "type": "object",
                "properties": {"title": {"type": "string"}},
                "required": ["title"],
            },
        }
    """
    schemas = schemas_of(tool)
    if not schemas.complete:
        return
    candidates = [
        (position, required)
        for position in positions(tool, "required", "dependentRequired")
        if "object" in position.sure_types
        for required in _required_names(position)
        if not _declares(position, required.name) and not _is_misplaced(position, required.name)
    ]
    if not candidates:
        return
    found = groups(schemas.positions)
    declared_by: dict[int, frozenset[str] | None] = {}
    left_by: dict[int, list[str]] = {}
    for position, each in candidates:
        group = found[id(position)]
        top = id(group.top)
        if top not in declared_by:
            declared = declared_by[top] = group.declared()
            required = {other.name for member in group.members for other in _required_names(member)}
            left_by[top] = sorted((declared or frozenset()) - required)
        declared = declared_by[top]
        if declared is None or each.name in declared or _is_denied(position) or _is_part(tool, group):
            continue
        better = only_near(each.name, left_by[top])
        variant = "near" if better is not None else "closed" if _is_closed(group) else ""
        values = {"name": shown(each.name), "better": shown(better)}
        pointer = "/".join((position.pointer, *map(escape, each.steps)))
        fix = partial(replacement, each.value, better, pointer, safe=False) if better is not None else None
        yield Problem(each.value.place, values, variant, pointer, fix=fix)


@dataclass(frozen=True, slots=True)
class _Required:
    """A name that a schema requires, and where it stands in the schema."""

    name: str
    value: Value
    steps: tuple[str, ...]


def _required_names(position: Position) -> Iterator[_Required]:
    required = position.get("required")
    if isinstance(required, Array):
        yield from _names(required, "required")
    dependent = position.get("dependentRequired")
    if isinstance(dependent, Object) and "dependentRequired" in position.dialect.keywords:
        for key, entry in dependent.members():
            if isinstance(entry.value, Array):
                yield from _names(entry.value, "dependentRequired", key)


def _names(names: Array, *steps: str) -> Iterator[_Required]:
    for index, each in enumerate(names.items):
        text = text_of(each)
        if text is not None:
            yield _Required(text, each, (*steps, str(index)))


def _declares(position: Position, name: str) -> bool:
    properties = position.get("properties")
    return isinstance(properties, Object) and properties.get(name) is not None


def _is_misplaced(position: Position, name: str) -> bool:
    """Whether the property stands beside `properties` in place of in it, which another rule reports."""
    entry = position.members.get(name)
    return entry is not None and is_foreign_word(name) and looks_like_schema(entry.value)


def _is_denied(position: Position) -> bool:
    """Whether a schema lies under `not`, where a required name is a forbidden one."""
    at: Position | None = position
    while at is not None:
        if at.keyword == "not":
            return True
        at = at.parent
    return False


def _is_part(tool: Tool, group: Group) -> bool:
    """Whether a group is a definition that schemas refer to together with other properties."""
    top = group.top
    if top.keyword not in _DEFINITIONS:
        return False
    for document in documents(tool):
        for each in document.positions:
            reference = text_of(each.get("$ref"))
            if reference is None or document.target(each, reference).value is not top.schema:
                continue
            others = each.members.keys() - ANNOTATIONS - {"$ref"}
            if each.keyword in IN_PLACE or others:
                return True
    return False


def _is_closed(group: Group) -> bool:
    return any(is_false(each.get("additionalProperties")) for each in group.members)
