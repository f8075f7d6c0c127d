"""What schemas leave open."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import NotEditableError
from flake8_mcp.model import Array, Object, Origin, Tool
from flake8_mcp.rules._fixes import closed, member_removal
from flake8_mcp.rules._parameters import parameters
from flake8_mcp.rules._rule import Advice, Citation, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import TYPED_ELSEWHERE, is_true, positions, size_of
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.edits import Fix
    from flake8_mcp.model import Value

_GUIDE = "The tool-schema authoring guide: "
_DIALECTS = frozenset({"https://json-schema.org/draft/2020-12/schema", "https://json-schema.org/draft/2020-12/schema#"})
_MOST_PARAMETERS, _MOST_LEVELS, _MOST_SCHEMAS = 10, 10, 200
_DESCRIBED_ELSEWHERE = ("$ref", "allOf", "anyOf", "oneOf", "if", "not", "dependentSchemas", "patternProperties")


@rule(
    code="MCP920",
    level="advice",
    default="off",
    subject=Tool,
    message={
        "": 'extra arguments pass this schema: add "additionalProperties": false',
        "function": "mcp silently drops arguments that {name} does not declare, so a misspelt name goes unnoticed",
    },
    cites=(
        Citation("RECOMMENDED", "server/tools", "Tool", since="2025-11-25"),
        SdkFact("mcp", "1.30.0, 2.3.0", "arguments that the function does not have are dropped without an error"),
        Advice(_GUIDE + "a schema is closed with additionalProperties: false."),
    ),
    fix="safe",
)
def open_input_schema(tool: Tool, _context: Context) -> Iterator[Problem]:
    """Arguments that a tool does not know pass without an error.

    A model that misspells an optional parameter then gets a result as if it had not given it.
    In a literal schema `"additionalProperties": False` closes the object; the specification recommends it for tools
    without parameters.
    Functions of the official SDK drop what they do not know; nothing at the tool changes that.

    The fix closes the schema; it is unsafe where there are parameters, since calls with others are then refused.
    Where a combinator, a `$ref` or `patternProperties` may describe properties too, there is none.

    Bad::

        from mcp.types import Tool

        LIST = Tool(
            name="list_papers",
            description="List the newspapers.",
            inputSchema={"type": "object", "properties": {}},
        )

    Good::

        from mcp.types import Tool

        LIST = Tool(
            name="list_papers",
            description="List the newspapers.",
            inputSchema={"type": "object", "properties": {}, "additionalProperties": False},
        )
    """
    schema = tool.input_schema.known
    if not isinstance(schema, Object) or schema.maker is not None:
        return
    if tool.input_schema.origin is Origin.DERIVED:
        if tool.sdk.family == "mcp" and tool.handler is not None and not tool.raises:
            values = {"name": shown(tool.known_name or tool.handler.name)}
            yield Problem(tool.handler.place, values, "function", "/inputSchema/additionalProperties")
        return
    extra = schema.get("additionalProperties")
    pointer, fix = "/inputSchema/additionalProperties", partial(_closing_fix, schema)
    if extra is not None and is_true(extra):
        yield Problem(extra.place, pointer=pointer, fix=fix)
    elif schema.lacks("additionalProperties") and schema.lacks("unevaluatedProperties"):
        yield Problem(schema.place, pointer=pointer, fix=fix)


def _closing_fix(schema: Object) -> Fix:
    """Safe for a tool without parameters; calls of others may carry what the schema does not name."""
    properties, required = schema.get("properties"), schema.get("required")
    if not all(map(schema.lacks, _DESCRIBED_ELSEWHERE)):
        raise NotEditableError("properties may be described elsewhere in the schema")
    is_empty = schema.lacks("properties") or (isinstance(properties, Object) and size_of(properties) == 0)
    none_required = schema.lacks("required") or (isinstance(required, Array) and size_of(required) == 0)
    return closed(schema, "/inputSchema", safe=is_empty and none_required)


@rule(
    code="MCP927",
    level="advice",
    default="off",
    subject=Tool,
    message='"$schema" names the dialect that holds anyway: leave it out',
    cites=(Advice(_GUIDE + "$schema is left out, since 2020-12 is the default."),),
    fix="safe",
    since="2025-11-25",
)
def redundant_dialect(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`$schema` at the root of a schema names JSON Schema 2020-12, which is the default.

    It costs a few tokens in every request, and some clients refuse the keyword (MCP816).

    Bad::

        from mcp.types import Tool

        LIST = Tool(
            name="list_papers",
            description="List the newspapers.",
            inputSchema={
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "type": "object",
                "properties": {},
            },
        )

    Good::

        from mcp.types import Tool

        LIST = Tool(
            name="list_papers",
            description="List the newspapers.",
            inputSchema={"type": "object", "properties": {}},
        )
    """
    for name, part in (("inputSchema", tool.input_schema), ("outputSchema", tool.output_schema)):
        schema = part.known
        entry = schema.entry("$schema") if isinstance(schema, Object) and part.origin is Origin.DECLARED else None
        if entry is not None and text_of(entry.value) in _DIALECTS:
            fix = partial(member_removal, entry, f"/{name}/$schema")
            yield Problem(entry.place, pointer=f"/{name}/$schema", fix=fix)


@rule(
    code="MCP928",
    level="advice",
    default="off",
    subject=Tool,
    for_models=True,
    message="the input schema has {number} {what}, at most {most} are easy to fill in: split the tool, or group them",
    cites=(
        Citation("SHOULD", "basic/index", "Composition-Keyword Resource Use", since="2026-07-28"),
        Advice(_GUIDE + "few parameters with plain types are filled in rightly."),
    ),
)
def sprawling_schema(tool: Tool, _context: Context) -> Iterator[Problem]:
    """The input schema of a tool has more than 10 parameters, 10 levels, or 200 schemas.

    Models fill in large forms worse than small ones, and every request carries the form.
    Receivers are told to put bounds on depth and size of schemas, without numbers.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def order(a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int, i: int, j: int, k: int) -> int:
            \"\"\"Order newspapers of eleven kinds.\"\"\"
            return a + b + c + d + e + f + g + h + i + j + k

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def order(numbers: dict[str, int]) -> int:
            \"\"\"Order newspapers, a number for each kind.\"\"\"
            return sum(numbers.values())
    """
    schema = tool.input_schema.known
    if not isinstance(schema, Object):
        return
    properties = schema.get("properties")
    found = [each for each in positions(tool) if each.is_input]
    for number, what, most in (
        (sum(1 for _ in properties.members()) if isinstance(properties, Object) else 0, "parameters", _MOST_PARAMETERS),
        (_levels(tool), "levels", _MOST_LEVELS),
        (len(found), "schemas", _MOST_SCHEMAS),
    ):
        if number > most:
            place = tool.handler.place if tool.handler is not None else schema.place
            yield Problem(place, {"number": str(number), "what": what, "most": str(most)}, pointer="/inputSchema")
            return


@rule(
    code="MCP929",
    level="advice",
    default="off",
    subject=Tool,
    for_models=True,
    message={
        "": "{name} takes anything, so a caller must guess what: give it a type with named parts",
        "result": "the output schema names no properties, so a caller learns nothing from it: describe the result",
    },
    cites=(Advice("The Tool reference page: narrow schemas over objects that hold anything."),),
    hides=("MCP921",),
)
def opaque_value(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A parameter is a bare `dict`, `list` or `Any`, or an output object has no properties.

    What goes in, a model must guess, and what comes out, it must read to know.
    A model class, a `TypedDict` or plain parameters name the parts.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def order_papers(order: dict) -> str:
            \"\"\"Order newspapers.\"\"\"
            return str(order)

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def order_papers(paper: str, bundles: int) -> str:
            \"\"\"Order newspapers.\"\"\"
            return paper * bundles
    """
    # a parameter without annotation is MCP734
    unannotated = {each.name for each in tool.parameters if each.annotation is None}
    for each in parameters(tool):
        if each.name not in unannotated and _is_opaque(each.schema):
            yield Problem(each.schema.place, {"name": shown(each.name)}, pointer=each.pointer)
    output = tool.output_schema.known
    if isinstance(output, Object) and output.maker is None and text_of(output.get("type")) == "object":
        properties = output.get("properties")
        empty = isinstance(properties, Object) and not properties.entries and properties.rest is None
        if (empty or output.lacks("properties")) and all(map(output.lacks, TYPED_ELSEWHERE)):
            yield Problem(output.place, {}, "result", "/outputSchema")


def _levels(tool: Tool) -> int:
    """How many schemas lie inside of each other in the input schema."""
    most = 0
    depths: dict[int, int] = {}
    for each in positions(tool):
        if each.is_input:
            depth = depths[id(each)] = depths.get(id(each.parent), 0) + 1
            most = max(most, depth)
    return most


def _is_opaque(schema: Object) -> bool:
    if schema.rest is not None or not all(map(schema.lacks, TYPED_ELSEWHERE)):
        return False
    kind = text_of(schema.get("type"))
    if kind == "object":
        return (
            schema.lacks("properties")
            and schema.lacks("patternProperties")
            and _holds_anything(schema, "additionalProperties")
        )
    if kind == "array":
        return schema.lacks("prefixItems") and _holds_anything(schema, "items")
    return schema.lacks("type")


def _holds_anything(schema: Object, keyword: str) -> bool:
    inner: Value | None = schema.get(keyword)
    if inner is None:
        return schema.lacks(keyword)
    return is_true(inner) or (isinstance(inner, Object) and not inner.entries and inner.rest is None)
