"""Keywords, formats and patterns of input schemas that clients refuse."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.model import Array, Object, Origin, Scalar, Tool, escape
from flake8_mcp.rules._clients import chosen, facts, refusal, worst
from flake8_mcp.rules._fixes import closed
from flake8_mcp.rules._rule import Context, Problem, rule, shown
from flake8_mcp.rules._schemas import is_true, positions
from flake8_mcp.rules.clients._rewriting import anchor_fix, anchored, inclusive, inclusive_fix, is_anchored
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.clients import Limit
    from flake8_mcp.model import Value
    from flake8_mcp.rules._schemas import Position

_BESIDE = "type beside anyOf"
# What pydantic writes itself: for pathlib.Path and bytes.
_FORMATS_OF_PYDANTIC = frozenset({"binary", "path"})
_LOOK_AROUND = re.compile(r"(?<!\\)(?:\\\\)*\(\?<?[=!]")
_BOUNDS = ("minLength", "maxLength", "minItems", "maxItems")


@rule(
    code="MCP816",
    level="breaks",
    default="opt-in",
    subject=Tool,
    message={
        "": "{refusal} because of {keyword}: leave it out",
        "bound": "{refusal} because of {keyword}: write {better} for a whole number",
        "beside": '{refusal} because of "type" beside "anyOf": move it into the alternatives',
    },
    cites=facts("keyword"),
    fix="safe",
    hides=("MCP927",),
)
def keyword_refused_by_client(tool: Tool, context: Context) -> Iterator[Problem]:
    """An input schema uses a keyword that a chosen client does not know, and fails on.

    A function declaration of Gemini has only a part of JSON Schema: unknown names in it fail the whole request.
    So do `$schema`, `additionalProperties`, the exclusive bounds that `Field(gt=0)` becomes, `const`, `multipleOf` and
    some more; newer converters use another field, which takes them.
    The portal of Azure AI Foundry refuses `anyOf`, Kimi `$schema`.
    What the SDK adds to every function is not reported.

    The fix writes the next whole number as an inclusive bound.

    Bad::

        # settings: --mcp-clients gemini
        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("theatre")


        @mcp.tool()
        def reserve_seats(number: Annotated[int, Field(gt=0)]) -> str:
            \"\"\"Reserve seats.\"\"\"
            return str(number)

    Good::

        # settings: --mcp-clients gemini
        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("theatre")


        @mcp.tool()
        def reserve_seats(number: Annotated[int, Field(ge=1)]) -> str:
            \"\"\"Reserve seats.\"\"\"
            return str(number)
    """
    rows = chosen("keyword", context)
    if not rows:
        return
    refused = frozenset[str]().union(*(each.words for each in rows))
    derived = tool.input_schema.origin is Origin.DERIVED
    for position in _inputs(tool):
        if derived and not position.keyword:
            continue
        for keyword, entry in position.members.items():
            if keyword in refused and not (derived and keyword == "anyOf" and _is_optional(entry.value)):
                broken = [each for each in rows if keyword in each.words]
                better = inclusive(position, keyword, entry.value)
                values = {"refusal": refusal(broken), "keyword": shown(keyword), "better": better}
                # a derived keyword stands where it was written, as its value does
                place = entry.value.place if derived else entry.place
                fix = partial(inclusive_fix, position, keyword, derived=derived) if better else None
                yield Problem(place, values, "bound" if better else "", position.at(keyword), fix=fix)
        kind = position.members.get("type")
        if _BESIDE in refused and kind is not None and "anyOf" in position.members:
            broken = [each for each in rows if _BESIDE in each.words]
            yield Problem(kind.place, {"refusal": refusal(broken)}, "beside", position.at("type"))


@rule(
    code="MCP817",
    level="breaks",
    default="opt-in",
    subject=Tool,
    message="{refusal} because of the format {value}: use only {allowed}",
    cites=facts("format"),
)
def format_refused_by_client(tool: Tool, context: Context) -> Iterator[Problem]:
    """A string in an input schema has a `format` that a chosen client does not take.

    JSON Schema leaves formats open, and most clients ignore those they do not know.
    OpenAI's strict mode fails the request because of `uri`; Gemini takes only `enum` and `date-time`.
    In Python formats come from types such as `AnyUrl`, `EmailStr`, `date` or `UUID`.

    Bad::

        # settings: --mcp-clients openai-strict
        from mcp.server.fastmcp import FastMCP
        from pydantic import AnyUrl

        mcp = FastMCP("theatre")


        @mcp.tool()
        def add_poster(url: AnyUrl) -> str:
            \"\"\"Add a poster.\"\"\"
            return str(url)

    Good::

        # settings: --mcp-clients openai
        from mcp.server.fastmcp import FastMCP
        from pydantic import AnyUrl

        mcp = FastMCP("theatre")


        @mcp.tool()
        def add_poster(url: AnyUrl) -> str:
            \"\"\"Add a poster.\"\"\"
            return str(url)
    """
    rows = chosen("format", context)
    derived = tool.input_schema.origin is Origin.DERIVED
    for position in _inputs(tool, "format") if rows else ():
        found = position.get("format")
        text = text_of(found)
        if found is None or text is None or (derived and text in _FORMATS_OF_PYDANTIC) or not _is_text(position):
            continue
        broken = [each for each in rows if text not in each.words]
        if broken:
            words = worst(broken)[0].words
            alike = [each for each in broken if each.words == words]
            values = {"refusal": refusal(alike), "value": shown(text), "allowed": ", ".join(sorted(words))}
            yield Problem(found.place, values, pointer=position.at("format"))


@rule(
    code="MCP818",
    level="breaks",
    default="opt-in",
    subject=Tool,
    message={
        "open": '{refusal} because an object lacks "additionalProperties": false: add it',
        "optional": "{refusal} because {value} is not required: list every property as required, and let it be null",
        "keyword": "{refusal} because of {value}: leave it out",
        "depth": "{refusal} because of {value} levels of nesting: use at most {most}",
    },
    cites=facts("strict mode"),
    fix="unsafe",
    hides=("MCP920",),
)
def schema_outside_strict_mode(tool: Tool, context: Context) -> Iterator[Problem]:
    """An input schema is not one of OpenAI's strict mode.

    Where a client switches strict mode on, each object must have `additionalProperties: false` and list all of its
    properties as required; `default`, `allOf` and `oneOf` are refused, and deep nesting was.
    A property that may be left out is then written as one that may be null.
    MCP and strict mode cannot both be followed for optional parameters, so the rule only speaks to servers that are
    made for such a client.
    Of derived schemas only defaults and keywords that the author wrote are reported.

    The fix closes an object that is written out; calls with other arguments are then refused.

    Bad::

        # settings: --mcp-clients openai-strict
        from mcp.types import Tool

        LIST = Tool(
            name="list_plays",
            description="List the plays.",
            inputSchema={"type": "object", "properties": {"author": {"type": "string"}}, "additionalProperties": False},
        )

    Good::

        # settings: --mcp-clients openai-strict
        from mcp.types import Tool

        LIST = Tool(
            name="list_plays",
            description="List the plays.",
            inputSchema={
                "type": "object",
                "properties": {"author": {"type": ["string", "null"]}},
                "required": ["author"],
                "additionalProperties": False,
            },
        )
    """
    rows = chosen("strict mode", context)
    if not rows:
        return
    derived = tool.input_schema.origin is Origin.DERIVED
    for position in _inputs(tool):
        for keyword, entry in position.members.items():
            if any(keyword in each.words for each in rows):
                place = entry.value.place if derived else entry.place
                yield Problem(place, _values(rows, keyword), "keyword", position.at(keyword))
        if not derived:
            yield from _loose(position, rows)
        deep = [each for each in rows if _depth(position) == each.most + 1]
        if deep and position.keyword == "properties":
            values = {**_values(deep, ""), "value": str(deep[0].most + 1), "most": str(deep[0].most)}
            yield Problem(position.schema.place, values, "depth", position.pointer)


@rule(
    code="MCP821",
    level="breaks",
    default="opt-in",
    subject=Tool,
    message={
        "anchor": "{refusal} because the pattern lacks ^ in front or $ behind: write {better}",
        "look": "{refusal} because of the look-around in the pattern {value}: write one without it",
        "bound": "{refusal} because of {keyword} {value}: use at most {most}",
    },
    cites=facts("grammar"),
    fix="unsafe",
)
def pattern_refused_by_client(tool: Tool, context: Context) -> Iterator[Problem]:
    """A pattern or a large bound in an input schema cannot be made into a grammar.

    llama.cpp, and LM Studio and Ollama on top of it, turn schemas into grammars that the model's output must follow.
    A pattern must begin with `^` and end with `$` for that, and cannot look ahead or back; a bound of thousands of
    characters or items makes the grammar too large.
    Then every request with the tool fails.

    The fix puts the anchors around it; a text that only holds a match is then refused.

    Bad::

        # settings: --mcp-clients llamacpp
        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("theatre")


        @mcp.tool()
        def reserve_seat(seat: Annotated[str, Field(pattern="[A-Z][0-9]+")]) -> str:
            \"\"\"Reserve a seat.\"\"\"
            return seat

    Good::

        # settings: --mcp-clients llamacpp
        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("theatre")


        @mcp.tool()
        def reserve_seat(seat: Annotated[str, Field(pattern="^[A-Z][0-9]+$")]) -> str:
            \"\"\"Reserve a seat.\"\"\"
            return seat
    """
    rows = chosen("grammar", context)
    for position in _inputs(tool, "pattern", *_BOUNDS) if rows else ():
        pattern = position.get("pattern")
        text = text_of(pattern)
        if pattern is not None and text is not None:
            values = {"refusal": refusal(rows), "value": shown(text), "better": shown("".join(anchored(text)))}
            if _LOOK_AROUND.search(text):
                yield Problem(pattern.place, values, "look", position.at("pattern"))
            elif not is_anchored(text):
                fix = partial(anchor_fix, pattern, position.at("pattern"))
                yield Problem(pattern.place, values, "anchor", position.at("pattern"), fix=fix)
        for keyword in _BOUNDS:
            bound = position.get(keyword)
            broken = [each for each in rows if _exceeds(bound, each.most)]
            if bound is not None and broken:
                values = {"refusal": refusal(broken), "keyword": shown(keyword), "value": shown(bound)}
                yield Problem(bound.place, {**values, "most": str(broken[0].most)}, "bound", position.at(keyword))


def _inputs(tool: Tool, *keywords: str) -> Iterator[Position]:
    return (each for each in positions(tool, *keywords) if each.is_input)


def _is_optional(value: Value) -> bool:
    """Whether alternatives are some type and null, as the SDKs write `T | None`."""
    arms = value.items if isinstance(value, Array) else ()
    return any(isinstance(each, Object) and text_of(each.get("type")) == "null" for each in arms)


def _is_text(position: Position) -> bool:
    return position.types is not None and "string" in position.types


def _values(rows: tuple[Limit, ...] | list[Limit], value: str) -> dict[str, str]:
    return {"refusal": refusal(rows), "value": shown(value)}


def _loose(position: Position, rows: tuple[Limit, ...]) -> Iterator[Problem]:
    """What makes an object of a literal schema one outside of strict mode."""
    if position.types != frozenset({"object"}):
        return
    pointer, fix = position.at("additionalProperties"), partial(closed, position.schema, position.pointer, safe=False)
    extra = position.get("additionalProperties")
    if extra is None:
        if position.schema.lacks("additionalProperties"):
            yield Problem(position.schema.place, _values(rows, ""), "open", pointer, fix=fix)
    elif isinstance(extra, Object) or is_true(extra):
        yield Problem(extra.place, _values(rows, ""), "open", pointer, fix=fix if is_true(extra) else None)
    properties, required = position.get("properties"), position.get("required")
    if not isinstance(properties, Object) or not (required is not None or position.schema.lacks("required")):
        return
    names = {text_of(each) for each in required.items} if isinstance(required, Array) else set()
    if (required is not None and not isinstance(required, Array)) or (isinstance(required, Array) and None in names):
        return
    for name, entry in properties.members():
        if name not in names and not (isinstance(required, Array) and not required.complete):
            yield Problem(entry.place, _values(rows, name), "optional", f"{position.at('properties')}/{escape(name)}")


def _depth(position: Position) -> int:
    """How many objects are around a property, itself counted."""
    depth, each = 0, position
    while each.parent is not None:
        depth += each.keyword == "properties"
        each = each.parent
    return depth


def _exceeds(value: Value | None, most: int) -> bool:
    return (
        isinstance(value, Scalar)
        and isinstance(value.value, int | float)
        and not isinstance(value.value, bool)
        and value.value > most
    )
