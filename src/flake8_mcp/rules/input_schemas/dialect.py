"""Which dialect of JSON Schema a schema declares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.model import Tool
from flake8_mcp.rules._rule import Citation, ClientFact, Context, Problem, rule, shown
from flake8_mcp.rules._schemas import kind_of, schemas_of
from flake8_mcp.spec.json_schema import DEFAULT_DIALECT, dialect_of
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator


@rule(
    code="MCP310",
    level="should",
    subject=Tool,
    message={
        "": '"$schema" declares {dialect}, but clients need to support only 2020-12: leave it out and write that',
        "misspelt": "{value} is a misspelt dialect, {dialect} has the URI {uri}",
        "unknown": '"$schema" declares {value}, which is no dialect of JSON Schema: leave it out for 2020-12',
        "not text": '"$schema" must be the URI of a dialect as text, not {value}: leave it out for 2020-12',
    },
    cites=(
        Citation("RECOMMENDED", "basic/index", "Schema Dialect", since="2025-11-25"),
        Citation("MUST", "basic/index", "Schema Dialect", since="2025-11-25"),
        ClientFact(
            "claude",
            "refuses a tool whose schema declares draft-07",
            "https://github.com/marianfoo/sap-mcp-servers/issues/52",
        ),
    ),
    fix="safe",
    hides=("MCP320",),
    since="2025-11-25",
)
def unsupported_dialect(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`$schema` is not a text, is a misspelt dialect URI, or names a dialect other than JSON Schema 2020-12.

    Without `$schema` a schema is read as 2020-12, the one dialect that every receiver has to support and that the
    specification recommends.
    Another dialect may be declared, but a client is free to refuse it, and some do.
    A misspelt URI is worse: a validator that does not know it falls back to another dialect without a word.
    Schemas that a generator wrote often carry `draft-07` and use nothing that differs; then the key can simply go.
    See [Schema Dialect](https://modelcontextprotocol.io/specification/2025-11-25/basic#schema-dialect), in revisions
    2025-11-25 and 2026-07-28.

    Bad::

        TOOL = {
            "name": "plan_route",
            "description": "Plan a route between two places.",
            "inputSchema": {
                "$schema": "http://json-schema.org/draft-07/schema#",
                "type": "object",
                "properties": {"origin": {"type": "string"}, "target": {"type": "string"}},
            },
        }

    Good::

        TOOL = {
            "name": "plan_route",
            "description": "Plan a route between two places.",
            "inputSchema": {
                "type": "object",
                "properties": {"origin": {"type": "string"}, "target": {"type": "string"}},
            },
        }
    """
    for declaration in schemas_of(tool).declarations:
        value = declaration.value
        uri = text_of(value)
        if uri is None:
            if kind_of(value) is not None:
                yield Problem(value.place, {"value": shown(value)}, "not text", declaration.pointer)
            continue
        dialect, is_exact = dialect_of(uri)
        if dialect is None:
            yield Problem(value.place, {"value": shown(uri)}, "unknown", declaration.pointer)
        elif not is_exact:
            values = {"value": shown(uri), "dialect": dialect.name, "uri": f'"{dialect.uri}"'}
            yield Problem(value.place, values, "misspelt", declaration.pointer)
        elif dialect is not DEFAULT_DIALECT:
            yield Problem(value.place, {"dialect": dialect.name}, "", declaration.pointer)
