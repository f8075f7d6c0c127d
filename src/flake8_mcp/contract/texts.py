"""What the model reads: titles, descriptions and other annotations, with by how much they grow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.model import escape

from .differences import MISSING
from .inclusion import ANNOTATIONS
from .sides import is_unknown, size_of, value_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .differences import Difference
    from .sides import Sides

_FIELDS = ("title", "description", "icons", "_meta")
_SCHEMAS = ("/inputSchema", "/outputSchema")
_MAPS = frozenset({"properties", "$defs", "definitions", "patternProperties", "dependentSchemas"})
_LISTS = frozenset({"allOf", "anyOf", "oneOf", "prefixItems"})
_ONE = frozenset(
    {
        "items", "additionalItems", "additionalProperties", "unevaluatedProperties", "unevaluatedItems",
        "propertyNames", "contains", "not", "if", "then", "else",
    }
)  # fmt: skip
_MAX_DEPTH = 100


def text_differences(sides: Sides) -> Iterator[Difference]:
    """The differences in what is only read."""
    pointers = [f"/{name}" for name in _FIELDS] + ["/annotations/title"]
    for name in _SCHEMAS:
        parts = [value_at(tool.definition, name) for tool in (sides.old, sides.new)]
        if MISSING not in parts:
            pointers += dict.fromkeys(pointer for part in parts for pointer in _annotations(part, name, 0))
    for pointer in pointers:
        before, after = (value_at(tool.definition, pointer) for tool in (sides.old, sides.new))
        if before == after and type(before) is type(after):
            continue
        if any(is_unknown(tool, pointer) for tool in (sides.old, sides.new)):
            continue
        around = pointer.rpartition("/")[0]
        if MISSING in (
            value_at(sides.old.definition, around),
            value_at(sides.new.definition, around),
        ) and around.startswith(_SCHEMAS):
            continue  # said with the member that is new or gone
        yield sides.difference(
            "text",
            _kind(pointer),
            f"{_words(pointer)} {'is new' if before is MISSING else 'is gone' if after is MISSING else 'has changed'}",
            old=None if before is MISSING else pointer,
            new=None if after is MISSING else pointer,
            size=size_of(after) - size_of(before),
        )


def _annotations(schema: object, pointer: str, depth: int) -> Iterator[str]:
    """The pointers to the annotations of a schema and of those inside of it."""
    if not isinstance(schema, dict) or depth > _MAX_DEPTH:
        return
    for key, value in schema.items():
        here = f"{pointer}/{escape(key)}"
        if key in ANNOTATIONS or key == "$comment":
            yield here
        elif key in _MAPS and isinstance(value, dict):
            for name, each in value.items():
                yield from _annotations(each, f"{here}/{escape(name)}", depth + 1)
        elif key in _LISTS and isinstance(value, list):
            for index, each in enumerate(value):
                yield from _annotations(each, f"{here}/{index}", depth + 1)
        elif key in _ONE:
            yield from _annotations(value, here, depth + 1)


def _kind(pointer: str) -> str:
    match pointer.split("/")[1:]:
        case [name]:
            return f"tool-{name.strip('_')}-changed"
        case ["annotations", "title"]:
            return "tool-title-changed"
        case ["inputSchema", "properties", _, word]:
            return f"parameter-{word}-changed"
        case ["inputSchema", *_]:
            return "input-schema-text-changed"
        case _:
            return "output-schema-text-changed"


def _words(pointer: str) -> str:
    match pointer.split("/")[1:]:
        case ["inputSchema", "properties", name, word]:
            return f'the {word} of "{name}"'
        case ["annotations", "title"]:
            return "the title among the annotations"
        case [name]:
            return f"the {name}"
        case steps:
            return "/".join(steps)
