"""What a tools/list result itself wants of an input schema, before it is read as JSON Schema."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    REMOVED,
    Change,
    Fix,
    rename_key,
    rename_keyword,
    replace_value,
)
from flake8_mcp.model import Absent, Array, Object, Scalar, Tool, escape
from flake8_mcp.rules._fixes import missing_root_type, replacement
from flake8_mcp.rules._rule import Citation, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import is_true, kind_of, plain
from flake8_mcp.syntax.values import Entry, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Part
    from flake8_mcp.syntax.values import Value


_POINTER = "/inputSchema"


_LIST_IS_LOST = "one tool of this kind takes the whole tools/list result with it"


@rule(
    code="MCP301",
    level="breaks",
    subject=Tool,
    message={
        "": '{tool} has no "inputSchema", write {{"type": "object", "properties": {{}}}} for no parameters',
        "value": '"inputSchema" must be an object such as {{"type": "object", "properties": {{}}}}, not {value}',
    },
    cites=(
        Citation("schema", "schema", "Tool.inputSchema"),
        Citation("MUST", "server/tools", "Tool", since="2025-11-25"),
        SdkFact("mcp", "1.30.0, 2.3.0", "Tool(...) raises ValidationError"),
        SdkFact("@modelcontextprotocol/sdk", "1.32.2", _LIST_IS_LOST),
    ),
    hides=("MCP812", "MCP920"),
)
def missing_input_schema(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A tool has no `inputSchema`, or one that is no object: `None`, a boolean, a list, a text.

    Every revision of the specification requires the schema, and an object, also of a tool without parameters.
    `True` is a schema in JSON Schema, but not here.
    The official Python SDK refuses to build such a tool; the TypeScript SDK refuses the list that holds one, so that
    all other tools of the server are lost too.

    A dict is only reported if it surely is an MCP tool: it reaches a `tools/list` result, or has a key that no other
    API has.
    See `Tool.inputSchema` in the
    [schema of 2025-11-25](https://modelcontextprotocol.io/specification/2025-11-25/schema#tool).

    Bad::

        from mcp.types import Tool

        PING = Tool(name="ping", description="Say whether the server is alive.", inputSchema=None)

    Good::

        from mcp.types import Tool

        PING = Tool(
            name="ping",
            description="Say whether the server is alive.",
            inputSchema={"type": "object", "properties": {}, "additionalProperties": False},
        )
    """
    if not _is_surely_a_tool(tool):
        return
    part = tool.input_schema
    if part.is_absent:
        if part.key is not None:
            # an SDK leaves out a None, so it is absent from the list, but there is a token to point at
            yield Problem(part.place, {"value": "null"}, "value", _POINTER)
        elif _foreign(tool) is None:
            yield Problem(tool.registration.token, {"tool": _called(tool)}, "", _POINTER)
    elif kind_of(part.known) not in {None, "object"}:
        yield Problem(part.place, {"value": shown(part.value)}, "value", _POINTER)


@rule(
    code="MCP302",
    level="breaks",
    subject=Tool,
    message={
        "": 'the root of an input schema must have "type": "object", add it',
        "other": 'the root "type" of an input schema must be "object", not {value}',
    },
    cites=(
        Citation("schema", "schema", "Tool.inputSchema.type"),
        SdkFact("mcp", "2.3.0", "the server answers tools/list with the error `Handler returned an invalid result`"),
        SdkFact("@modelcontextprotocol/sdk", "1.32.2", _LIST_IS_LOST),
    ),
    fix="safe",
    hides=("MCP320", "MCP321"),
)
def root_type_not_object(tool: Tool, _context: Context) -> Iterator[Problem]:
    """The root of an `inputSchema` lacks `"type": "object"`, or has another type.

    The arguments of a call are always an object, and every revision fixes the root `type` to the text `"object"`.
    Neither `["object"]` nor a `$ref` or `oneOf` that leads to an object will do instead; the `type` can stand beside
    them.
    It is valid JSON Schema without, so no schema validator complains, but the SDKs do, about the whole list:
    mcp 2.3.0 and the TypeScript SDK 1.32.2 then show no tool at all.
    See `Tool.inputSchema` in the
    [schema of 2025-11-25](https://modelcontextprotocol.io/specification/2025-11-25/schema#tool).

    Bad::

        import mcp.types as types

        TOOL = types.Tool(
            name="find_book",
            description="Find a book by its title.",
            inputSchema={"properties": {"title": {"type": "string"}}},
        )

    Good::

        import mcp.types as types

        TOOL = types.Tool(
            name="find_book",
            description="Find a book by its title.",
            inputSchema={"type": "object", "properties": {"title": {"type": "string"}}},
        )
    """
    schema = _root(tool)
    if schema is None:
        return
    pointer = f"{_POINTER}/type"
    found = schema.get("type")
    if found is None:
        if schema.lacks("type"):
            yield Problem(schema.place, pointer=pointer, fix=partial(missing_root_type, schema, pointer))
    elif kind_of(found) is not None and text_of(found) != "object":
        is_list = isinstance(found, Array) and [text_of(each) for each in found.items] == ["object"]
        fix = partial(replacement, found, "object", pointer) if is_list else None
        yield Problem(found.place, {"value": shown(found)}, "other", pointer, fix=fix)


@rule(
    code="MCP303",
    level="breaks",
    subject=Tool,
    message={
        "": '"properties" must be an object of schemas by name, not {value}',
        "property": 'the schema of {name} must be an object, not {value}: write one such as {{"type": "string"}}',
        "boolean": "the schema of {name} must be an object up to revision {revision}, not {value}: write {better}",
    },
    cites=(
        Citation("schema", "schema", "Tool.inputSchema.properties", until="2025-11-25"),
        SdkFact("@modelcontextprotocol/sdk", "1.32.2", f"on a boolean, {_LIST_IS_LOST}"),
    ),
    fix="safe",
    hides=("MCP320", "MCP813"),
)
def non_object_property_schema(tool: Tool, context: Context) -> Iterator[Problem]:
    """The root `properties` of an `inputSchema` is no object, or a value in it is none.

    A parameter is described by a schema, and that is an object: not a type name alone, and not a description.
    JSON Schema also has the schemas `true` and `false`, but up to revision 2025-11-25 MCP wants objects at this place:
    the TypeScript SDK 1.32.2 loses the whole list on a boolean.
    `{}` says the same as `true`.
    Booleans are reported only while such a revision is among `--mcp-revisions`.
    See `Tool.inputSchema` in the
    [schema of 2025-11-25](https://modelcontextprotocol.io/specification/2025-11-25/schema#tool).

    Bad::

        TOOL = {
            "name": "find_book",
            "description": "Find a book by its title.",
            "inputSchema": {"type": "object", "properties": {"title": "string"}},
        }

    Good::

        TOOL = {
            "name": "find_book",
            "description": "Find a book by its title.",
            "inputSchema": {"type": "object", "properties": {"title": {"type": "string"}}},
        }
    """
    schema = _root(tool)
    found = schema.get("properties") if schema is not None else None
    if found is None:
        return
    kind = kind_of(found)
    if kind not in {None, "object"}:
        yield Problem(found.place, {"value": shown(found)}, "", f"{_POINTER}/properties")
    if kind != "object":
        return
    assert isinstance(found, Object)
    strict = [each.name for each in context.revisions if not each.boolean_properties]
    for name, entry in found.members():
        kind = kind_of(entry.value)
        if kind not in {None, "object"} and (kind != "boolean" or strict):
            values = {"name": shown(name), "value": shown(entry.value)}
            if kind == "boolean":
                values |= {"revision": strict[-1], "better": "{}" if is_true(entry.value) else '{"not": {}}'}
            pointer = f"{_POINTER}/properties/{escape(name)}"
            variant = "boolean" if kind == "boolean" else "property"
            fix = partial(_boolean_fix, entry.value, pointer) if is_true(entry.value) else None
            yield Problem(entry.value.place, values, variant, pointer, fix=fix)


def _boolean_fix(value: Value, pointer: str) -> Fix:
    return Fix("Replace true by {}", tuple(replace_value(value, {})), (Change(pointer, {}),))


@rule(
    code="MCP305",
    level="breaks",
    subject=Tool,
    message={
        "": 'the schema of an MCP tool stands under "inputSchema", not under {key}, which clients do not read',
        "keyword": 'Tool() of the mcp 1 SDK takes "inputSchema", not {key}, and raises ValidationError',
    },
    cites=(
        Citation("schema", "schema", "Tool.inputSchema"),
        SdkFact("mcp", "1.30.0", "Tool(input_schema=...) raises `inputSchema Field required`"),
        SdkFact("mcp", "2.3.0", "Tool(...) takes both spellings"),
    ),
    fix="safe",
)
def schema_key_of_another_api(tool: Tool, _context: Context) -> Iterator[Problem]:
    """An MCP tool has its schema under the key of another API: `input_schema`, `parameters`, `schema`, `inputschema`.

    The Messages API of Anthropic says `input_schema`, the function calls of OpenAI `parameters`; MCP says
    `inputSchema`, and a client that does not find it there refuses the list.
    Only a dict that certainly is an MCP tool is reported: it reaches a `tools/list` result, or has `outputSchema` or
    `annotations`.
    The dicts of other APIs stay as they are.
    As a keyword of `Tool(...)`, `input_schema` is wrong in the 1.x releases of the official SDK and right in 2.x.
    See `Tool` in the [schema of 2025-11-25](https://modelcontextprotocol.io/specification/2025-11-25/schema#tool).

    Bad::

        TOOL = {
            "name": "find_book",
            "description": "Find a book by its title.",
            "input_schema": {"type": "object", "properties": {"title": {"type": "string"}}},
            "annotations": {"readOnlyHint": True},
        }

    Good::

        TOOL = {
            "name": "find_book",
            "description": "Find a book by its title.",
            "inputSchema": {"type": "object", "properties": {"title": {"type": "string"}}},
            "annotations": {"readOnlyHint": True},
        }
    """
    foreign = _foreign(tool)
    if foreign is None or foreign.key is None:
        return
    is_call = tool.registration.form == "tool_object"
    if tool.sdk.profile == "mcp1" if is_call else _is_surely_a_tool(tool):
        key = foreign.key.source.slice(foreign.key.span).strip("'\"")
        fix = partial(_foreign_key_fix, foreign, key, is_call=is_call)
        yield Problem(foreign.key, {"key": shown(key)}, "keyword" if is_call else "", _POINTER, fix=fix)


def _foreign_key_fix(foreign: Part, key: str, *, is_call: bool) -> Fix:
    assert foreign.key is not None
    assert not isinstance(foreign.value, Absent)
    entry = Entry(Scalar(foreign.key, key), foreign.value)
    edits = rename_keyword(foreign.key, "inputSchema") if is_call else rename_key(entry, "inputSchema")
    changes = (Change(_POINTER, plain(foreign.value)), Change(f"/{key}", REMOVED))
    return Fix(f'Rename {shown(key)} to "inputSchema"', tuple(edits), changes)


def _is_surely_a_tool(tool: Tool) -> bool:
    """Whether a definition is one of MCP beyond its having a name: a dict may be of another API."""
    return tool.certain or tool.registration.form != "dict" or _has_key_of_mcp(tool)


def _has_key_of_mcp(tool: Tool) -> bool:
    return not (tool.output_schema.is_absent and tool.annotations.is_absent)


def _foreign(tool: Tool) -> Part | None:
    """The schema under another API's key, unless what stands there is known to be none."""
    part = tool.foreign_schema_key
    return part if part is not None and kind_of(part.known) in {None, "object"} else None


def _called(tool: Tool) -> str:
    return "the tool" if tool.known_name is None else shown(tool.known_name)


def _root(tool: Tool) -> Object | None:
    value = tool.input_schema.known
    return value if isinstance(value, Object) and value.maker is None else None
