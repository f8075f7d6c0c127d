"""What a tools/list result itself wants of an output schema, before it is read as JSON Schema."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.model import Array, Object, Origin, Tool
from flake8_mcp.rules._fixes import missing_root_type, replacement
from flake8_mcp.rules._rule import Citation, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import kind_of
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

_POINTER = "/outputSchema"
_SINCE = "2025-06-18"
_LIST_IS_LOST = SdkFact(
    "@modelcontextprotocol/sdk", "1.32.2", "one tool of this kind takes the whole tools/list result with it"
)


@rule(
    code="MCP401",
    level="breaks",
    subject=Tool,
    message={
        "": '"outputSchema" must be an object, not {value}: leave it out if there is none',
        "raises": 'fastmcp raises ValueError for output_schema={value}, its root must have "type": "object"',
    },
    cites=(
        Citation("schema", "schema", "Tool.outputSchema", since=_SINCE),
        SdkFact("mcp", "1.30.0, 2.3.0", "Tool(...) raises ValidationError on anything but a dict or None"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "a schema that is not of an object raises ValueError"),
        _LIST_IS_LOST,
    ),
    hides=("MCP402", "MCP320"),
    since=_SINCE,
)
def unusable_output_schema(tool: Tool, _context: Context) -> Iterator[Problem]:
    """An output schema is no object, or fastmcp does not take it.

    `outputSchema` is a JSON Schema written as an object; `True`, a list or the name of a type is none, and `None` in a
    dict is sent as null.
    The SDKs raise when such a tool is made, and clients refuse a list that holds one.
    `output_schema=` of fastmcp must also describe an object: with `"type": "object"`, `properties` or a `$ref` at its
    root; a list or a text is to be wrapped in a property.
    See `Tool.outputSchema` in the
    [schema of 2025-11-25](https://modelcontextprotocol.io/specification/2025-11-25/schema#tool), since revision
    2025-06-18.

    Bad::

        from fastmcp import FastMCP

        mcp = FastMCP("library")


        @mcp.tool(output_schema={"type": "array", "items": {"type": "string"}})
        def list_titles():
            \"\"\"List the titles of all books.\"\"\"
            return []

    Good::

        from fastmcp import FastMCP

        mcp = FastMCP("library")


        @mcp.tool(
            output_schema={
                "type": "object",
                "properties": {"titles": {"type": "array", "items": {"type": "string"}}},
            }
        )
        def list_titles():
            \"\"\"List the titles of all books.\"\"\"
            return {"titles": []}
    """
    part = tool.output_schema
    value = part.known
    kind = kind_of(value)
    if value is None or kind is None or part.origin is Origin.DERIVED:
        return
    if kind != "object":
        # in Tool(...) and in a decorator None says that there is none
        if kind != "null" or (tool.registration.form == "dict" and tool.sdk.family == "literal"):
            yield Problem(value.place, {"value": shown(value)}, "", _POINTER)
    elif tool.sdk.family == "fm" and isinstance(value, Object) and _is_refused(value, tool.sdk.profile):
        yield Problem(value.place, {"value": shown(value)}, "raises", _POINTER)


def _is_refused(schema: Object, profile: str) -> bool:
    """Whether fastmcp raises for a schema (2.14.7, 3.4.11, 4.2.3)."""
    if not (schema.lacks("properties") and schema.lacks("$ref")):
        return False
    kind = schema.get("type")
    if kind is None:
        return schema.lacks("type")
    # fastmcp 4.2.3 takes ["object"]
    return kind_of(kind) is not None and text_of(kind) != "object" and not (profile == "fm4" and text_of(kind) is None)


@rule(
    code="MCP402",
    level="breaks",
    subject=Tool,
    message={
        "": 'the root of an output schema must have "type": "object" up to revision {revision}, add it',
        "other": 'the root "type" of an output schema must be "object" up to revision {revision}, not {value}',
        "derived": 'the SDK lists this type with a "$ref" and no "type" at the root, refused up to revision {revision}',
    },
    cites=(
        Citation("schema", "schema", "Tool.outputSchema.type", since=_SINCE, until="2025-11-25"),
        _LIST_IS_LOST,
        SdkFact("mcp", "2.3.0", "with 2025-11-25 negotiated the whole list is refused"),
    ),
    fix="safe",
    hides=("MCP320", "MCP321", "MCP820"),
    since=_SINCE,
    until="2025-11-25",
)
def output_root_not_object(tool: Tool, context: Context) -> Iterator[Problem]:
    """The root of an `outputSchema` lacks `"type": "object"`, or has another type.

    Up to revision 2025-11-25 structured results are objects, and the schema of MCP fixes the root `type`, also beside
    a `$ref`; a list or a text has to be wrapped in a property.
    Clients of these revisions refuse the whole list for one such tool.
    From 2026-07-28 on any JSON Schema may stand there, so nothing is reported if `--mcp-revisions` names no older one.
    See `Tool.outputSchema` in the
    [schema of 2025-11-25](https://modelcontextprotocol.io/specification/2025-11-25/schema#tool), in revisions
    2025-06-18 and 2025-11-25.

    Bad::

        TOOL = {
            "name": "list_titles",
            "description": "List the titles of all books.",
            "inputSchema": {"type": "object"},
            "outputSchema": {"type": "array", "items": {"type": "string"}},
        }

    Good::

        TOOL = {
            "name": "list_titles",
            "description": "List the titles of all books.",
            "inputSchema": {"type": "object", "properties": {}},
            "outputSchema": {
                "type": "object",
                "properties": {"titles": {"type": "array", "items": {"type": "string"}}},
            },
        }
    """
    part = tool.output_schema
    schema = part.known
    strict = [each.name for each in context.revisions if each.output_root_object]
    if not isinstance(schema, Object) or schema.maker is not None or not strict:
        return
    pointer, values = f"{_POINTER}/type", {"revision": strict[-1]}
    found = schema.get("type")
    if found is None:
        is_derived = part.origin is Origin.DERIVED
        if schema.lacks("type") and (not is_derived or schema.get("$ref") is not None):
            fix = None if is_derived else partial(missing_root_type, schema, pointer)
            yield Problem(schema.place, values, "derived" if is_derived else "", pointer, fix=fix)
    elif kind_of(found) is not None and text_of(found) != "object":
        is_list = isinstance(found, Array) and [text_of(each) for each in found.items] == ["object"]
        list_fix = partial(replacement, found, "object", pointer) if is_list else None
        yield Problem(found.place, values | {"value": shown(found)}, "other", pointer, fix=list_fix)
