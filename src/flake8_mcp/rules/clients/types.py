"""Types, items and enums in input schemas, as clients want them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.model import Array, Object, Origin, Scalar, Tool, escape
from flake8_mcp.rules._clients import chosen, facts, refusal
from flake8_mcp.rules._fixes import addition
from flake8_mcp.rules._rule import Context, Problem, rule, shown, shown_pointer
from flake8_mcp.rules._schemas import kind_of, positions
from flake8_mcp.rules.clients._type_lists import split_type
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Value
    from flake8_mcp.rules._schemas import Position

# Keywords that say what a schema is without a type.
_INSTEAD_OF_TYPE = ("$ref", "allOf", "anyOf", "const", "oneOf")
_NEEDING_TYPE = frozenset({"items", "properties"})
_ROOT = "/inputSchema"


@rule(
    code="MCP811",
    level="breaks",
    subject=Tool,
    message={
        "": '{refusal} because of an array without "items": add the schema of its items',
        "tuple": '{refusal} because the array of a tuple has no "items": use a list, an object or several parameters',
    },
    cites=facts("array items"),
    fix="unsafe",
)
def array_without_items(tool: Tool, context: Context) -> Iterator[Problem]:
    """A schema of type array does not say what its items are.

    JSON Schema does not ask for `items`, but OpenAI and VS Code do: the first fails the whole request, the other the
    tool.
    `prefixItems` alone, which is what a Python `tuple[int, int]` becomes, is not enough for them.
    Empty items (`{}`), as of a bare `list`, are.

    The fix writes that they are strings, in a schema that is written out; only its author knows whether they are.

    Bad::

        from mcp.types import Tool

        RESERVE = Tool(
            name="reserve_seats",
            description="Reserve seats.",
            inputSchema={"type": "object", "properties": {"seats": {"type": "array"}}},
        )

    Good::

        from mcp.types import Tool

        RESERVE = Tool(
            name="reserve_seats",
            description="Reserve seats.",
            inputSchema={"type": "object", "properties": {"seats": {"type": "array", "items": {"type": "string"}}}},
        )
    """
    broken = chosen("array items", context)
    for position in positions(tool, "type") if broken else ():
        kind = position.get("type")
        if kind is None or not (isinstance(kind, Array) or text_of(kind) == "array") or not position.is_input:
            continue
        if "array" in (position.types or ()) and position.schema.lacks("items"):
            variant = "tuple" if "prefixItems" in position.members else ""
            fix = partial(addition, position.schema, position.pointer, "items", {"type": "string"}, safe=False)
            yield Problem(kind.place, {"refusal": refusal(broken)}, variant, position.at("items"), fix=fix)


@rule(
    code="MCP813",
    level="breaks",
    default="opt-in",
    subject=Tool,
    message={
        "": '{refusal} because {where} has no "type": give it one',
        "enum": '{refusal} because the "enum" in {where} stands without a "type": add "type": {type}',
        "boolean": "{refusal} because {where} is {value} in place of a schema: give it a type",
        "open": '{refusal} because "additionalProperties" is {{}} in {where}: write true, or a schema with a type',
    },
    cites=facts("type", "empty schema"),
    fix="safe",
    hides=("MCP929",),
)
def untyped_schema(tool: Tool, context: Context) -> Iterator[Problem]:
    """A property, or the items of an array, has no `type`, or is only `{}`, `true` or `false`.

    In Python this is `Any`, `object`, a bare `list` or the inner list of `list[list]`; in a literal a schema that has
    only a description, or an `enum` without its type.
    Gemini wants a type at each of these places and fails the request; Gemini CLI skips the tool.
    Others fail on booleans in place of a schema, or on an empty `additionalProperties`.
    A parameter without any annotation is MCP734.

    The fix gives an `enum` the type that all of its members have.

    Bad::

        # settings: --mcp-clients gemini
        from typing import Any

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool()
        def set_stage(light: Any) -> str:
            \"\"\"Set the light of the stage.\"\"\"
            return str(light)

    Good::

        # settings: --mcp-clients gemini
        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool()
        def set_stage(light: int) -> str:
            \"\"\"Set the light of the stage.\"\"\"
            return str(light)
    """
    typed = chosen("type", context)
    empty = chosen("empty schema", context)
    if not typed and not empty:
        return
    unannotated = {each.name for each in tool.parameters if each.annotation is None}
    booleans = [*typed, *(each for each in empty if "boolean" in each.words)]
    opened = [each for each in empty if "additionalProperties" in each.words]
    for position in _inputs(tool):
        if typed and _lacks_type(position) and not (_is_parameter(position) and position.name in unannotated):
            kind = _kind_of_enum(position)
            values = {"refusal": refusal(typed), "where": _where(position.pointer), "type": shown(kind)}
            fix = partial(addition, position.schema, position.pointer, "type", kind) if kind is not None else None
            yield Problem(
                position.schema.place, values, "enum" if kind is not None else "", position.at("type"), fix=fix
            )
        extra = position.get("additionalProperties")
        if opened and isinstance(extra, Object) and not extra.entries and extra.rest is None:
            values = {"refusal": refusal(opened), "where": _where(position.pointer)}
            yield Problem(extra.place, values, "open", position.at("additionalProperties"))
        for pointer, value in _booleans(position) if booleans else ():
            values = {"refusal": refusal(booleans), "where": _where(pointer), "value": shown(value)}
            yield Problem(value.place, values, "boolean", pointer)


@rule(
    code="MCP814",
    level="breaks",
    default="opt-in",
    subject=Tool,
    message='{refusal} because {value} in an "enum" is no text: use only strings',
    cites=facts("string enum"),
)
def non_string_enum(tool: Tool, context: Context) -> Iterator[Problem]:
    """An `enum` of an input schema has a member that is not a string.

    JSON Schema allows every value, and `Literal[1, 2]` or an `IntEnum` gives numbers.
    Gemini takes strings only, and fails the whole request.

    Bad::

        # settings: --mcp-clients gemini
        from typing import Literal

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool()
        def open_act(act: Literal[1, 2, 3]) -> str:
            \"\"\"Open an act.\"\"\"
            return str(act)

    Good::

        # settings: --mcp-clients gemini
        from typing import Literal

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool()
        def open_act(act: Literal["1", "2", "3"]) -> str:
            \"\"\"Open an act.\"\"\"
            return act
    """
    broken = chosen("string enum", context)
    for position in _inputs(tool, "enum") if broken else ():
        enum = position.get("enum")
        wrong = (
            [each for each in enum.items if kind_of(each) not in {None, "string"}] if isinstance(enum, Array) else []
        )
        if enum is not None and wrong:
            yield Problem(
                enum.place, {"refusal": refusal(broken), "value": shown(wrong[0])}, pointer=position.at("enum")
            )


@rule(
    code="MCP815",
    level="breaks",
    default="opt-in",
    subject=Tool,
    message='{refusal} because "type" is the list {value}: write one type, or "anyOf"',
    cites=facts("one type"),
    fix="safe",
)
def type_list(tool: Tool, context: Context) -> Iterator[Problem]:
    """`type` is a list of types in an input schema.

    JSON Schema allows it, and `["string", "null"]` is a common way to write an optional text.
    Clients that read the type into a single string fail: Ollama and mcphost lose the whole list, Gemini the request.
    `anyOf` says the same and is read by them; a property that may be left out needs no null at all.

    The fix writes `anyOf` for a type and null: with the type goes what says more of its values, while texts and the
    default stay outside.
    A list of a single type becomes that type.

    Bad::

        # settings: --mcp-clients ollama
        from mcp.types import Tool

        LIST = Tool(
            name="list_plays",
            description="List the plays.",
            inputSchema={"type": "object", "properties": {"author": {"type": ["string", "null"]}}},
        )

    Good::

        # settings: --mcp-clients ollama
        from mcp.types import Tool

        LIST = Tool(
            name="list_plays",
            description="List the plays.",
            inputSchema={"type": "object", "properties": {"author": {"type": "string"}}},
        )
    """
    broken = chosen("one type", context)
    if not broken or tool.input_schema.origin is not Origin.DECLARED:
        return
    for position in _inputs(tool, "type"):
        kind = position.get("type")
        if isinstance(kind, Array) and kind_of(kind) == "array":
            values = {"refusal": refusal(broken), "value": shown(kind)}
            yield Problem(
                kind.place, values, pointer=position.at("type"), fix=partial(split_type, tool, position, kind)
            )


def _inputs(tool: Tool, *keywords: str) -> Iterator[Position]:
    return (each for each in positions(tool, *keywords) if each.is_input)


def _lacks_type(position: Position) -> bool:
    if position.keyword not in _NEEDING_TYPE or not position.schema.lacks("type"):
        return False
    return all(position.schema.lacks(each) for each in _INSTEAD_OF_TYPE)


def _kind_of_enum(position: Position) -> str | None:
    """The one type that all members of an enum have."""
    enum = position.get("enum")
    kinds = {kind_of(each) for each in enum.items} if isinstance(enum, Array) and enum.complete else set()
    if kinds == {"integer", "number"}:
        return "number"
    return kinds.pop() if len(kinds) == 1 else None


def _is_parameter(position: Position) -> bool:
    return position.parent is not None and not position.parent.keyword and position.keyword == "properties"


def _where(pointer: str) -> str:
    return shown_pointer(pointer.removeprefix(_ROOT))


def _booleans(position: Position) -> Iterator[tuple[str, Value]]:
    """The booleans that stand for schemas of properties and items."""
    items = position.get("items")
    if isinstance(items, Scalar) and isinstance(items.value, bool):
        yield position.at("items"), items
    properties = position.get("properties")
    if isinstance(properties, Object):
        for name, entry in properties.members():
            if isinstance(entry.value, Scalar) and isinstance(entry.value.value, bool):
                yield f"{position.at('properties')}/{escape(name)}", entry.value
