"""What a list of types is written as for clients that read one type: a type and null become alternatives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.edits import Change, Fix, NotEditableError, remove_item, split_nullable
from flake8_mcp.model import Array, Scalar
from flake8_mcp.rules._fixes import replacement
from flake8_mcp.rules._rule import shown
from flake8_mcp.rules._schemas import plain, positions
from flake8_mcp.spec.json_schema import KEYWORDS
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from flake8_mcp.edits import Edit
    from flake8_mcp.model import Tool
    from flake8_mcp.rules._schemas import Position

# With these beside it, a type says something else than it does alone.
_COMBINED = frozenset(
    {
        "$dynamicRef",
        "$recursiveRef",
        "$ref",
        "allOf",
        "anyOf",
        "const",
        "else",
        "if",
        "not",
        "nullable",
        "oneOf",
        "then",
    }
)
# What says nothing of the values, and what the rest of the schema refers to.
_OUTSIDE = frozenset(
    {
        "$anchor", "$comment", "$defs", "$id", "$schema", "default", "definitions", "deprecated", "description",
        "examples", "readOnly", "title", "writeOnly",
    }
)  # fmt: skip


def split_type(tool: Tool, position: Position, kind: Array) -> Fix:
    """One type, or `anyOf` of one and null; a list of other types is left to the author."""
    words = [text_of(each) for each in kind.items]
    first = next((each for each in words if each != "null"), None)
    if first is None or not kind.complete:
        raise NotEditableError("the types are not known")
    if len(words) == 1:
        return replacement(kind, first, position.at("type"))
    schema = plain(position.schema)
    if sorted(map(str, words)) != sorted((first, "null")) or not position.keyword or not isinstance(schema, dict):
        raise NotEditableError("it is not a type and null")
    references = (text_of(each.get("$ref")) or "" for each in positions(tool, "$ref"))
    if any(f"{position.root.pointer}{each[1:]}/".startswith(f"{position.pointer}/") for each in references):
        raise NotEditableError("another part refers to it")
    if not _COMBINED.isdisjoint(schema):
        raise NotEditableError("it is combined with other schemas")
    arm = {key: value for key, value in schema.items() if key in KEYWORDS and key not in _OUTSIDE and key != "type"}
    dropped = _without_null(position, arm)
    outside = {key: value for key, value in schema.items() if key not in arm and key != "type"}
    changed = {"anyOf": [{"type": first, **arm}, {"type": "null"}], **outside}
    edits = split_nullable(position.schema.place, first, frozenset(arm), dropped)
    title = f'Write "anyOf" of {shown(first)} and "null"'
    return Fix(title, tuple(edits), (Change(position.pointer, changed),))


def _without_null(position: Position, arm: dict[str, object]) -> list[Edit]:
    """The enum of the other type loses its null; one that has none does not allow null at all."""
    enum = position.get("enum")
    if not isinstance(enum, Array):
        return []
    nulls = [each for each in enum.items if isinstance(each, Scalar) and each.value is None]
    if len(nulls) != 1 or len(enum.items) == 1:
        raise NotEditableError("null is not one of the values")
    arm["enum"] = [plain(each) for each in enum.items if each is not nulls[0]]
    return remove_item(nulls[0])
