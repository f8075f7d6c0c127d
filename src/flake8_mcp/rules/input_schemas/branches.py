"""Schemas that are applied together and do not go together: closed objects, branches that overlap."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.model import Array, Object, Tool
from flake8_mcp.rules._fixes import renaming
from flake8_mcp.rules._groups import ANNOTATIONS, IN_PLACE, declared_in
from flake8_mcp.rules._plain import key_of, plain
from flake8_mcp.rules._references import Document, documents
from flake8_mcp.rules._rule import Advice, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import is_false, kind_of, positions
from flake8_mcp.spec.json_schema import TYPES
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Mapping

    from flake8_mcp.rules._schemas import Position


_MAX_BRANCHES = 100


@rule(
    code="MCP365",
    level="breaks",
    subject=Tool,
    message={
        "": '"additionalProperties": false refuses {name} of {keyword}, write "unevaluatedProperties": false instead',
        "old": '"additionalProperties": false refuses {name} of {keyword}, declare it under "properties" beside it',
    },
    cites=(
        SdkFact("mcp", "1.30.0", "a low-level server refuses every call that sends the property"),
        SdkFact("jsonschema", "4.26.0", "a value with such a property is not valid"),
        Advice("JSON Schema 2020-12, Core, section 10.3.2.3: only properties of the same schema object count."),
    ),
    fix="safe",
)
def closed_schema_over_branches(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`additionalProperties: false` closes an object to properties that its own branches declare.

    It looks only at `properties` and `patternProperties` of the very same schema.
    What a branch of `oneOf`, `anyOf`, `allOf` or `if` declares is additional to it, and refused: no call that uses the
    branch can pass.
    `unevaluatedProperties: false` closes the object and sees the branches; drafts before 2019-09 do not have it, and
    there the properties must be declared beside `additionalProperties` as well.

    Bad::

        TOOL = {
            "name": "find_book",
            "description": "Find a book by title or number.",
            "inputSchema": {
                "type": "object",
                "oneOf": [
                    {"properties": {"title": {"type": "string"}}, "required": ["title"]},
                    {"properties": {"isbn": {"type": "string"}}, "required": ["isbn"]},
                ],
                "additionalProperties": False,
            },
        }

    Good::

        # settings: --mcp-clients cursor
        TOOL = {
            "name": "find_book",
            "description": "Find a book by title or number.",
            "inputSchema": {
                "type": "object",
                "oneOf": [
                    {"properties": {"title": {"type": "string"}}, "required": ["title"]},
                    {"properties": {"isbn": {"type": "string"}}, "required": ["isbn"]},
                ],
                "unevaluatedProperties": False,
            },
        }
    """
    for position in positions(tool, "additionalProperties"):
        closing = position.members.get("additionalProperties")
        if (
            closing is None
            or not is_false(closing.value)
            or position.members.keys().isdisjoint(IN_PLACE)
            or "patternProperties" in position.members
        ):
            continue
        declared = declared_in(position)
        if declared is None or not position.schema.lacks("patternProperties"):
            continue
        found = next((each for each in _branch_properties(tool, position) if each[1] not in declared), None)
        if found is not None:
            keyword, name = found
            variant = "" if "unevaluatedProperties" in position.dialect.keywords else "old"
            values = {"name": shown(name), "keyword": shown(keyword)}
            name_fix = partial(renaming, position, "additionalProperties", "unevaluatedProperties")
            yield Problem(
                closing.place,
                values,
                variant,
                position.at("additionalProperties"),
                fix=None if variant else name_fix,
            )


def _document(tool: Tool, position: Position) -> Document:
    return next(each for each in documents(tool) if each.root is position.root)


def _branch_properties(tool: Tool, closed: Position) -> Iterator[tuple[str, str]]:
    """The properties that branches of a schema allow, each with the keyword of the outermost branch."""
    document = _document(tool, closed)
    work: list[tuple[str, Position]] = [("", closed)]
    seen: set[int] = set()
    while work:
        outer, position = work.pop()
        if id(position) in seen:
            continue
        seen.add(id(position))
        if position is not closed:
            properties = position.get("properties")
            members = properties.members() if isinstance(properties, Object) else ()
            yield from ((outer, name) for name, entry in members if kind_of(entry.value) == "object")
            reference = text_of(position.get("$ref"))
            target = document.target(position, reference).value if reference is not None else None
            referred = document.at.get(id(target)) if target is not None else None
            if referred is not None:
                work.append((outer, referred))
        work.extend(
            (outer or each.keyword, each)
            for each in document.children(position)
            if each.keyword in IN_PLACE and each.keyword != "not"
        )


@rule(
    code="MCP366",
    level="should",
    subject=Tool,
    message={
        "": 'two branches of "oneOf" take {what}, which is refused then: use "anyOf"',
        "equal": 'this branch of "oneOf" is the same as another one, so its values are refused: remove it',
    },
    cites=(
        SdkFact("mcp", "1.30.0", "a low-level server refuses a call whose value fits two branches"),
        Advice("JSON Schema 2020-12, Core, section 10.2.1.3: a value must fit exactly one branch."),
        Advice("The tool-schema authoring guide: branches exclude each other."),
    ),
    fix="unsafe",
)
def overlapping_one_of(tool: Tool, _context: Context) -> Iterator[Problem]:
    """Two branches of `oneOf` take the same values, so that such a value is refused.

    `oneOf` wants exactly one branch to fit, not at least one.
    An integer is a number too, a branch with a type alone takes all that a stricter branch of that type takes, and two
    branches that differ only in their descriptions are the same.
    `anyOf` is what is meant then.
    Only overlaps that the types alone show are reported.

    Bad::

        TOOL = {
            "name": "set_volume",
            "description": "Set the volume.",
            "inputSchema": {
                "type": "object",
                "properties": {"level": {"oneOf": [{"type": "integer"}, {"type": "number"}]}},
            },
        }

    Good::

        TOOL = {
            "name": "set_volume",
            "description": "Set the volume.",
            "inputSchema": {
                "type": "object",
                "properties": {"level": {"anyOf": [{"type": "integer"}, {"type": "string"}]}},
            },
        }
    """
    for position in positions(tool, "oneOf"):
        branches = position.get("oneOf")
        if not isinstance(branches, Array) or kind_of(branches) != "array":
            continue
        earlier: list[_Branch] = []
        for each in _document(tool, position).children(position):
            branch = _branch(each) if each.keyword == "oneOf" and len(earlier) < _MAX_BRANCHES else None
            if branch is None:
                continue
            for other in earlier:
                what = _overlap(other, branch, position.sure_types)
                if what is not None:
                    fix = partial(renaming, position, "oneOf", "anyOf", safe=False)
                    yield Problem(each.schema.place, {"what": what}, "" if what else "equal", each.pointer, fix=fix)
                    break
            earlier.append(branch)


@dataclass(frozen=True, slots=True)
class _Branch:
    """One branch of `oneOf`: what it takes as far as types, `enum` and `const` say.

    `kinds` are the types that it takes, None if that is not known; `is_type_alone` says that it takes all of them.
    `key` is equal for branches that say the same.
    """

    kinds: frozenset[str] | None
    is_type_alone: bool
    key: Hashable


def _branch(position: Position) -> _Branch | None:
    """A branch, None if not all of it is known."""
    data = plain(position.schema)
    if not isinstance(data, dict):
        return None
    stated = {name: each for name, each in data.items() if name not in ANNOTATIONS}
    kinds = position.types if "type" in stated else _ALL if not stated else None
    listed = stated.get("enum", [stated["const"]] if "const" in stated else None)
    if isinstance(listed, list):
        allowed = kinds or _ALL
        kinds = frozenset(each for each in map(_kind, listed) if _takes(allowed, each))
    return _Branch(kinds, stated.keys() <= {"type"}, key_of(stated))


def _kind(data: object) -> str:
    return _KINDS[type(data)]


_KINDS: Mapping[type, str] = MappingProxyType(
    {
        str: "string",
        bool: "boolean",
        int: "integer",
        float: "number",
        list: "array",
        dict: "object",
        type(None): "null",
    }
)


_ALL = frozenset(TYPES)


def _takes(kinds: frozenset[str], kind: str) -> bool:
    return kind in kinds or (kind == "integer" and "number" in kinds)


def _overlap(one: _Branch, other: _Branch, allowed: frozenset[str]) -> str | None:
    """What both branches take, in words; empty if they are the same, None if nothing is known to be taken by both."""
    if one.key == other.key:
        return ""
    if not (one.is_type_alone or other.is_type_alone) or one.kinds is None or other.kinds is None:
        return None
    both = {each for each in one.kinds if _takes(other.kinds, each)} | {
        each for each in other.kinds if _takes(one.kinds, each)
    }
    common = sorted(each for each in both if _takes(allowed, each))
    return _PLURALS[common[0]] if common else None


_PLURALS = MappingProxyType(
    {
        "array": "an array",
        "boolean": "a boolean",
        "integer": "an integer",
        "null": "null",
        "number": "a number",
        "object": "an object",
        "string": "a string",
    }
)
