"""Which dialect of JSON Schema a schema declares."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import ANY, REMOVED, Change, Fix, NotEditableError, remove_entry, replace_value
from flake8_mcp.model import Object, Tool
from flake8_mcp.rules._rule import Citation, ClientFact, Context, Problem, rule, shown
from flake8_mcp.rules._schemas import kind_of, plain, positions, schemas_of
from flake8_mcp.spec.json_schema import DEFAULT_DIALECT, KEYWORDS, dialect_of
from flake8_mcp.spec.json_schema_validity import plainly_valid
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.spec.json_schema import Dialect
    from flake8_mcp.syntax.values import Value


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
                fix = partial(_drop_fix, tool, declaration.pointer)
                yield Problem(value.place, {"value": shown(value)}, "not text", declaration.pointer, fix=fix)
            continue
        dialect, is_exact = dialect_of(uri)
        if dialect is None:
            yield Problem(value.place, {"value": shown(uri)}, "unknown", declaration.pointer)
        elif not is_exact:
            values = {"value": shown(uri), "dialect": dialect.name, "uri": f'"{dialect.uri}"'}
            fix = partial(_spelling_fix, value, declaration.pointer, dialect)
            yield Problem(value.place, values, "misspelt", declaration.pointer, fix=fix)
        elif dialect is not DEFAULT_DIALECT:
            fix = partial(_drop_fix, tool, declaration.pointer, dialect)
            yield Problem(value.place, {"dialect": dialect.name}, "", declaration.pointer, fix=fix)


def _spelling_fix(value: Value, pointer: str, dialect: Dialect) -> Fix:
    edits = replace_value(value, dialect.uri)
    return Fix(f"Write {shown(dialect.uri)}", tuple(edits), (Change(pointer, dialect.uri),))


def _drop_fix(tool: Tool, pointer: str, dialect: Dialect = DEFAULT_DIALECT) -> Fix:
    """`$schema` goes where everything else means the same under 2020-12."""
    root = pointer.removesuffix("/$schema")
    schema = tool.at(root)
    entry = schema.entry("$schema") if isinstance(schema, Object) else None
    if entry is None or not all(_means_the_same(each, dialect) for each in positions(tool) if _is_in(each, root)):
        raise NotEditableError("the schema would mean something else")
    return Fix('Leave "$schema" out', tuple(remove_entry(entry)), (Change(pointer, REMOVED),))


def _is_in(position: Position, root: str) -> bool:
    return f"{position.pointer}/".startswith(f"{root}/")


def _means_the_same(position: Position, dialect: Dialect) -> bool:
    """Whether a schema has only keywords that both dialects have, with values that both allow, and read alike."""
    known = [KEYWORDS[key] for key in position.members if key in KEYWORDS]
    both = dialect.keywords & DEFAULT_DIALECT.keywords
    # up to draft-07, what stands beside a $ref is ignored
    is_read = "$ref" not in position.members or all(each.name in _BESIDE_REF for each in known)
    data = plain(position.schema)
    return (
        position.schema.rest is None
        and is_read
        and all(each.name in both for each in known)
        and data is not ANY
        and plainly_valid(data)
    )


_BESIDE_REF = frozenset({"$ref", "$schema", "$comment", "title", "description", "default", "examples", "deprecated"})
