"""What `required` holds: a list of names, each once."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    REMOVED,
    Change,
    Fix,
    remove_entry,
    remove_item,
    replace_brackets,
    replace_value,
)
from flake8_mcp.model import Array, Tool
from flake8_mcp.rules._rule import Citation, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import kind_of, plain, positions
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.syntax.values import Value


_POINTER = "/inputSchema"
_MAX_MENDED = 1_000  # names: each repeated one has a fix that says what is left


@rule(
    code="MCP304",
    level="breaks",
    subject=Tool,
    message={
        "": '"required" must be a list of property names, not {value}: write [{value}]',
        "none": '"required" must be a list of property names, not null: leave it out',
        "other": '"required" must be a list of property names, not {value}',
        "set": '"required" must be a list of property names, not a set: write {better}',
        "item": '"required" lists property names as text, not {value}',
        "repeated": '"required" names {value} twice: remove one of them',
    },
    cites=(
        Citation("schema", "schema", "Tool.inputSchema.required", until="2025-11-25"),
        Citation("MUST", "basic/index", "Schema Validation", since="2025-11-25"),
        SdkFact(
            "@modelcontextprotocol/sdk",
            "1.32.2",
            "on a text, one tool of this kind takes the whole tools/list result with it",
        ),
        SdkFact("mcp", "2.3.0", "with 2025-11-25 negotiated the whole list is refused on a text"),
        SdkFact(
            "mcp", "1.30.0", "a low-level server fails every call of the tool on a text, a set and a repeated name"
        ),
    ),
    fix="safe",
    hides=("MCP320", "MCP325"),
)
def required_not_a_list(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`required` of an object schema is no list of different property names.

    `required` stands in the object and lists the names of those of its properties that a caller must send.
    A single name in quotes, often the rest of a tuple without its comma, is no list; nor are `None`, a dict or a set,
    and a name may stand there only once.
    Where `required` is a boolean inside a property, that is MCP322.
    A tuple is not reported, since it is listed as a list; only the low-level server of mcp 1.30.0, which checks calls
    against the Python object, refuses every call then.
    See `Tool.inputSchema` in the
    [schema of 2025-11-25](https://modelcontextprotocol.io/specification/2025-11-25/schema#tool), and
    [Schema Validation](https://modelcontextprotocol.io/specification/2025-11-25/basic#schema-validation) for what
    lies deeper than the root.

    Bad::

        TOOL = {
            "name": "find_book",
            "description": "Find a book by its title.",
            "inputSchema": {
                "type": "object",
                "properties": {"title": {"type": "string"}},
                "required": ("title"),
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
    for position in positions(tool, "required"):
        found = position.get("required")
        if found is not None and position.pointer.startswith(_POINTER) and _may_be_object(position):
            yield from _faults_of_required(found, position)


def _may_be_object(position: Position) -> bool:
    types = position.types
    return types is None or "object" in types


def _faults_of_required(found: Value, position: Position) -> Iterator[Problem]:
    kind, pointer = kind_of(found), position.at("required")
    if isinstance(found, Array) and kind is None:
        names = [text for each in found.items if (text := text_of(each)) is not None]
        fix = partial(_set_fix, found, pointer, names) if len(names) == len(found.items) else None
        yield Problem(found.place, {"better": shown(names)}, "set", pointer, fix=fix)
    elif isinstance(found, Array):
        yield from _faults_of_names(found, pointer)
    elif kind == "null":
        yield Problem(found.place, {}, "none", pointer, fix=partial(_none_fix, position))
    elif kind == "string":
        yield Problem(found.place, {"value": shown(found)}, "", pointer, fix=partial(_name_fix, found, pointer))
    elif kind not in {None, "boolean"}:
        yield Problem(found.place, {"value": shown(found)}, "other", pointer)


def _faults_of_names(found: Array, pointer: str) -> Iterator[Problem]:
    seen: set[str] = set()
    reported: set[int] = set()  # one item may be spread several times
    for index, each in enumerate(found.items):
        text = text_of(each)
        if text is None:
            if kind_of(each) is not None:
                yield Problem(each.place, {"value": shown(each)}, "item", f"{pointer}/{index}")
        elif text not in seen:
            seen.add(text)
        elif id(each) not in reported:
            reported.add(id(each))
            fix = partial(_repeated_fix, found, index, pointer) if len(found.items) <= _MAX_MENDED else None
            yield Problem(each.place, {"value": shown(text)}, "repeated", f"{pointer}/{index}", fix=fix)


def _name_fix(found: Value, pointer: str) -> Fix:
    name = text_of(found)
    return Fix(f"Write [{shown(found)}]", tuple(replace_value(found, [name])), (Change(pointer, [name]),))


def _none_fix(position: Position) -> Fix:
    edits = remove_entry(position.members["required"])
    return Fix('Leave "required" out', tuple(edits), (Change(position.at("required"), REMOVED),))


def _set_fix(found: Value, pointer: str, names: list[str]) -> Fix:
    return Fix("Make a list of the set", tuple(replace_brackets(found)), (Change(pointer, names),))


def _repeated_fix(found: Array, index: int, pointer: str) -> Fix:
    names = plain(replace(found, items=found.items[:index] + found.items[index + 1 :]))
    return Fix("Remove the repeated name", tuple(remove_item(found.items[index])), (Change(pointer, names),))
