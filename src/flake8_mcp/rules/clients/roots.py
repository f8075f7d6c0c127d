"""The root of an input schema, as function interfaces want it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.model import Object, Origin, Tool
from flake8_mcp.rules._clients import chosen, facts, refusal
from flake8_mcp.rules._fixes import addition
from flake8_mcp.rules._rule import Context, Problem, rule, shown

if TYPE_CHECKING:
    from collections.abc import Iterator


@rule(
    code="MCP810",
    level="breaks",
    subject=Tool,
    message="{refusal} because of {keyword} at the root: describe one object with optional properties",
    cites=facts("root keyword"),
)
def root_combinator(tool: Tool, context: Context) -> Iterator[Problem]:
    """The root of an `inputSchema` has `oneOf`, `anyOf` or `allOf`, which the function interfaces of models refuse.

    MCP allows it, and below the root every client does too.
    At the root, Claude and OpenAI fail the whole request, and newer releases of Claude Code drop the tool without a
    word; OpenAI refuses `enum` and `not` there as well.
    Properties that exclude each other can be checked in the function, and told in the description.

    Bad::

        from mcp.types import Tool

        FIND = Tool(
            name="find_play",
            description="Find a play by its title or author.",
            inputSchema={
                "type": "object",
                "properties": {"title": {"type": "string"}, "author": {"type": "string"}},
                "oneOf": [{"required": ["title"]}, {"required": ["author"]}],
            },
        )

    Good::

        from mcp.types import Tool

        FIND = Tool(
            name="find_play",
            description="Find a play by its title or author; give one of them.",
            inputSchema={
                "type": "object",
                "properties": {"title": {"type": "string"}, "author": {"type": "string"}},
            },
        )
    """
    rows = chosen("root keyword", context)
    schema = tool.input_schema.known
    if not rows or not isinstance(schema, Object) or tool.input_schema.origin is not Origin.DECLARED:
        return
    for keyword, entry in schema.members():
        broken = [each for each in rows if keyword in each.words]
        if broken:
            values = {"refusal": refusal(broken), "keyword": shown(keyword)}
            yield Problem(entry.place, values, pointer=f"/inputSchema/{keyword}")


@rule(
    code="MCP812",
    level="breaks",
    subject=Tool,
    message='{refusal} because the input schema has no "properties": add "properties": {{}}',
    cites=facts("root properties"),
    fix="safe",
)
def root_without_properties(tool: Tool, context: Context) -> Iterator[Problem]:
    """The root of an `inputSchema` has no `properties`, not even empty ones.

    A tool without parameters needs none by MCP, and `{"type": "object"}` is a valid schema.
    The function interface of OpenAI wants the key nevertheless, and clients that pass the schema on as it is fail every
    request; an empty object is enough for them, and means the same to all others.
    The SDKs write it for every function.

    Bad::

        from mcp.types import Tool

        LIST = Tool(name="list_plays", description="List the plays.", inputSchema={"type": "object"})

    Good::

        from mcp.types import Tool

        LIST = Tool(
            name="list_plays",
            description="List the plays.",
            inputSchema={"type": "object", "properties": {}},
        )
    """
    broken = chosen("root properties", context)
    schema = tool.input_schema.known
    if broken and isinstance(schema, Object) and schema.maker is None and schema.lacks("properties"):
        fix = partial(addition, schema, "/inputSchema", "properties", {})
        yield Problem(schema.place, {"refusal": refusal(broken)}, pointer="/inputSchema/properties", fix=fix)
