"""Words of other notations that look like JSON Schema: of its older drafts, and of OpenAPI."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.model import Object, Tool
from flake8_mcp.rules._rule import Citation, ClientFact, Context, Problem, SdkFact, cut, rule, shown
from flake8_mcp.rules._schemas import is_true, kind_of, looks_like_schema, positions
from flake8_mcp.spec.json_schema import KEYWORDS, LEGACY, OPENAPI, accepts
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.syntax.values import Value


@rule(
    code="MCP324",
    level="must",
    subject=Tool,
    message={
        "": "{keyword} is of an older draft, in {dialect} use {better}",
        "dependencies": '"dependencies" is not of {dialect}, use "dependentRequired" or "dependentSchemas"',
        "items": 'a list under "items" is not valid in {dialect}, use "prefixItems"',
        "additionalItems": '"additionalItems" is of an older draft, in {dialect} "items" alone counts: leave it out',
    },
    cites=(
        Citation("MUST", "basic/index", "Schema Dialect", since="2025-11-25"),
        SdkFact("jsonschema", "4.26.0", "under 2020-12 neither additionalItems nor dependencies is enforced"),
    ),
    fix="safe",
    since="2025-11-25",
)
def legacy_keyword(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A schema uses a keyword of an older draft of JSON Schema that 2020-12 does not have.

    These are a list under `items`, `additionalItems`, `dependencies`, `definitions`, `id` and `$recursiveRef`.
    A schema without `$schema` is read as 2020-12.
    There a list under `items` is invalid, and the other words are ignored: a rule that the author wrote is not
    checked by anyone.
    `definitions` still works as the target of a `$ref`, but tools that look for `$defs` pass it by.
    A schema that declares the draft with `$schema` may use its words; then MCP310 reports the dialect.
    See [Schema Dialect](https://modelcontextprotocol.io/specification/2025-11-25/basic#schema-dialect), in revisions
    2025-11-25 and 2026-07-28.

    Bad::

        TOOL = {
            "name": "draw_line",
            "description": "Draw a line from the origin.",
            "inputSchema": {
                "type": "object",
                "properties": {"to": {"type": "array", "items": [{"type": "number"}, {"type": "number"}]}},
            },
        }

    Good::

        TOOL = {
            "name": "draw_line",
            "description": "Draw a line from the origin.",
            "inputSchema": {
                "type": "object",
                "properties": {"to": {"type": "array", "prefixItems": [{"type": "number"}, {"type": "number"}]}},
            },
        }
    """
    for position in positions(tool, "items", *LEGACY):
        dialect = position.dialect
        items = position.members.get("items")
        if items is not None and kind_of(items.value) == "array" and not dialect.array_items:
            yield Problem(items.place, {"dialect": dialect.name}, "items", position.at("items"))
        for keyword, better in LEGACY.items():
            entry = position.members.get(keyword)
            if entry is not None and keyword not in dialect.keywords and _is_used_as(keyword, entry.value):
                values = {"keyword": shown(keyword), "dialect": dialect.name, "better": shown(better)}
                variant = keyword if keyword == "dependencies" else ""
                if keyword == "additionalItems" and items is not None and kind_of(items.value) in {"object", "boolean"}:
                    variant = keyword
                yield Problem(entry.place, values, variant, position.at(keyword), "should")


def _is_used_as(keyword: str, value: Value) -> bool:
    """Whether a value is what an old keyword wants: a property whose level was forgotten may have its name."""
    if not accepts(KEYWORDS[keyword].wants, kind_of(value) or ""):
        return False
    if not isinstance(value, Object) or keyword == "additionalItems":
        return True
    return all(
        kind_of(entry.value) in {None, "object", "boolean", "array"} for _, entry in value.members()
    ) and not looks_like_schema(value)


@rule(
    code="MCP327",
    level="should",
    subject=Tool,
    message={
        "": "{keyword} is a word of OpenAPI that JSON Schema ignores, leave it out",
        "nullable": '"nullable" is a word of OpenAPI that JSON Schema ignores, write "type": {better}',
        "untyped": '"nullable" is a word of OpenAPI that JSON Schema ignores, allow null with "type" or "anyOf"',
        "example": '"example" is a word of OpenAPI that JSON Schema ignores, write "examples": {better}',
    },
    cites=(
        Citation("text", "basic/index", "Schema Dialect", since="2025-11-25"),
        ClientFact(
            "several",
            "schemas made of OpenAPI documents are refused or misread",
            "https://github.com/tadata-org/fastapi_mcp/issues/218",
        ),
    ),
    fix="safe",
)
def openapi_keyword(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A schema uses a word of OpenAPI that JSON Schema ignores.

    These are `nullable`, `example`, `xml`, `externalDocs` and `discriminator`.
    Schemas that come out of an OpenAPI 3.0 document look like JSON Schema and are not quite.
    `nullable` does not allow null: a validator refuses it, and ajv refuses the schema if `type` is missing.
    An `example` is not shown to the model, while `examples` is JSON Schema's own list of them.
    The `discriminator` that pydantic writes beside `oneOf`, with a mapping, is not reported.
    See [Schema Dialect](https://modelcontextprotocol.io/specification/2025-11-25/basic#schema-dialect).

    Bad::

        TOOL = {
            "name": "update_contact",
            "description": "Change fields of a contact.",
            "inputSchema": {
                "type": "object",
                "properties": {"phone": {"type": "string", "nullable": True}},
            },
        }

    Good::

        TOOL = {
            "name": "update_contact",
            "description": "Change fields of a contact.",
            "inputSchema": {
                "type": "object",
                "properties": {"phone": {"type": ["string", "null"]}},
            },
        }
    """
    for position in positions(tool, *OPENAPI):
        for keyword, kinds in OPENAPI.items():
            entry = position.members.get(keyword)
            if (
                entry is not None
                and kind_of(entry.value) in kinds
                and not _is_other_use(keyword, entry.value, position)
            ):
                variant, better = _openapi_replacement(keyword, entry.value, position)
                values = {"keyword": shown(keyword), "better": better}
                yield Problem(entry.place, values, variant, position.at(keyword))


def _is_other_use(keyword: str, value: Value, position: Position) -> bool:
    """Whether a word of OpenAPI is used for something else: as pydantic does, or as a property."""
    if keyword == "discriminator" and isinstance(value, Object):
        return (
            "oneOf" in position.members and value.get("propertyName") is not None and value.get("mapping") is not None
        )
    return keyword in {"discriminator", "xml", "externalDocs"} and looks_like_schema(value)


def _openapi_replacement(keyword: str, value: Value, position: Position) -> tuple[str, str]:
    if keyword == "example":
        return "example", cut(f"[{shown(value)}]")
    if keyword != "nullable" or not is_true(value):
        return "", ""
    type_name = text_of(position.get("type"))
    return ("untyped", "") if type_name is None else ("nullable", f'[{shown(type_name)}, "null"]')
