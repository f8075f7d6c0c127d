"""References from one schema to another: those that lead nowhere, and those that leave the document."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.model import Tool
from flake8_mcp.rules._fixes import replacement
from flake8_mcp.rules._references import documents
from flake8_mcp.rules._rule import Citation, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import positions
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.rules._references import Document
    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.syntax.values import Value

_DEFINITION = re.compile(r"#/(\$defs|definitions)/(.+)", re.DOTALL)
_OTHER = {"$defs": "definitions", "definitions": "$defs"}
_REFERENCES = Citation("MUST NOT", "basic/index", "`$ref` Resolution", since="2026-07-28")


@rule(
    code="MCP330",
    level="breaks",
    subject=Tool,
    message={
        "": '"$ref": {ref} leads to nothing: define it under "$defs" of the same schema or correct it',
        "other": '"$ref": {ref} leads to nothing: write {better}',
        "loop": '"$ref": {ref} only leads back to itself: refer to another schema',
    },
    cites=(
        _REFERENCES,
        SdkFact("mcp", "1.30.0", "a low-level server answers every call that sends the property with an error"),
        SdkFact("@modelcontextprotocol/sdk", "1.32.2", "in an output schema, the whole tools/list result is refused"),
        SdkFact(
            "mcp, fastmcp",
            "mcp 1.30.0, 2.3.0; fastmcp 2.14.7, 3.4.11, 4.2.3",
            "in json_schema_extra, registering raises KeyError",
        ),
    ),
    fix="safe",
)
def dangling_ref(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A `$ref` into the own document leads to nothing, or only back to itself.

    The definition was left out when the schema was copied, renamed, or stands one level too deep: a pointer starts at
    the root of the input schema, also for a `$ref` that stands deep inside.
    Schemas cut out of an OpenAPI document still point to `#/components/schemas`.
    No list shows the defect, and then every call that sends the property fails.
    A `$ref` that comes back to itself without entering a property or an item says nothing, and validators run into
    their recursion limit.
    A recursive schema, such as a node with a list of nodes, is fine.
    See [`$ref` Resolution](https://modelcontextprotocol.io/specification/2026-07-28/basic#ref-resolution).

    Bad::

        TOOL = {
            "name": "move_pen",
            "description": "Move the pen to a point.",
            "inputSchema": {
                "type": "object",
                "properties": {"to": {"$ref": "#/$defs/Point"}},
                "definitions_of_points": {"Point": {"type": "array", "items": {"type": "number"}}},
            },
        }

    Good::

        TOOL = {
            "name": "move_pen",
            "description": "Move the pen to a point.",
            "inputSchema": {
                "type": "object",
                "properties": {"to": {"$ref": "#/$defs/Point"}},
                "$defs": {"Point": {"type": "array", "items": {"type": "number"}}},
            },
        }
    """
    for document, position, value, reference in _references(tool):
        target = document.target(position, reference)
        values = {"ref": shown(reference)}
        if target.state == "missing":
            better = _other_place(document, position, reference)
            if better is not None:
                values["better"] = shown(better)
            variant = "" if better is None else "other"
            fix = partial(replacement, value, better, position.at("$ref")) if better is not None else None
            yield Problem(value.place, values, variant, position.at("$ref"), fix=fix)
        elif target.state == "found" and document.makes_no_progress(position):
            yield Problem(value.place, values, "loop", position.at("$ref"))


def _references(tool: Tool) -> Iterator[tuple[Document, Position, Value, str]]:
    with_reference = positions(tool, "$ref")
    if not with_reference:
        return
    by_root = {id(each.root): each for each in documents(tool)}
    for position in with_reference:
        value = position.get("$ref")
        reference = text_of(value)
        if value is not None and reference is not None:
            yield by_root[id(position.root)], position, value, reference


def _other_place(document: Document, position: Position, reference: str) -> str | None:
    """The same definition under the other keyword for definitions, if it is there."""
    found = _DEFINITION.fullmatch(reference)
    if found is None:
        return None
    better = f"#/{_OTHER[found[1]]}/{found[2]}"
    return better if document.target(position, better).state == "found" else None


@rule(
    code="MCP331",
    level="must",
    subject=Tool,
    message='"$ref": {ref} is another document, which is not fetched: move it to "$defs" and write "#/$defs/..."',
    cites=(
        _REFERENCES,
        SdkFact("mcp", "1.30.0", "a low-level server answers every call that sends the property with an error"),
        SdkFact("@modelcontextprotocol/sdk", "1.32.2", "in an output schema, the whole tools/list result is refused"),
    ),
)
def remote_ref(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A `$ref` names another document: an address on the network, or a file.

    Whoever receives a schema must not fetch what it refers to, since that would let a server make its clients call any
    address; a schema that needs it is to be refused.
    A name alone, such as `"Point"`, is the address of another document too: `#/$defs/Point` was meant.
    An address that a part of the same schema gives itself with `$id`, and the metaschemas of JSON Schema, are not
    reported.
    See [`$ref` Resolution](https://modelcontextprotocol.io/specification/2026-07-28/basic#ref-resolution).

    Bad::

        TOOL = {
            "name": "move_pen",
            "description": "Move the pen to a point.",
            "inputSchema": {
                "type": "object",
                "properties": {"to": {"$ref": "https://example.com/point.json"}},
            },
        }

    Good::

        TOOL = {
            "name": "move_pen",
            "description": "Move the pen to a point.",
            "inputSchema": {
                "type": "object",
                "properties": {"to": {"$ref": "#/$defs/Point"}},
                "$defs": {"Point": {"type": "array", "items": {"type": "number"}}},
            },
        }
    """
    for document, position, value, reference in _references(tool):
        if document.target(position, reference).state == "elsewhere":
            yield Problem(value.place, {"ref": shown(reference)}, pointer=position.at("$ref"))
