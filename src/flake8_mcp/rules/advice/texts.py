"""What descriptions and titles say, and how much."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.model import MAX_BITS, Object, Scalar, Tool, Unknown
from flake8_mcp.rules._parameters import parameters
from flake8_mcp.rules._rule import Advice, Context, Problem, rule, shown
from flake8_mcp.rules._schemas import kind_of
from flake8_mcp.rules._texts import description_of
from flake8_mcp.rules.advice._texts import QUOTED, enum_fix, title_fix, values_of
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.model import Value
    from flake8_mcp.rules._parameters import Named

_FEWEST, _MOST, _SENTENCES = 20, 1_024, 4
# "Args:" or "Parameters" with a line under it, ":param x:", "@param"
_SECTION = re.compile(r"^[ \t]*(?:[A-Z][A-Za-z ]*:[ \t]*$|[:@]\w|[-=]{3,}[ \t]*$)", re.MULTILINE)
_SENTENCE = re.compile(r"(?<!\be\.g)(?<!\bi\.e)(?<!\betc)(?<!\bvs)[.!?]+[\"')\]`]*(?=\s|$)")
# Three quoted words or more in a row, or two joined by a bar or "or".
_VALUES = re.compile(rf"{QUOTED}(?:\s*(?:,\s*(?:or|and)?|\||/|\bor\b)\s*{QUOTED})+")
_ONE_OF = re.compile(
    r"\b(?:one of|either)[:\s]+\(?[\w.\-]{1,30}(?:(?:,\s*(?:or\s+)?|\s*\|\s*)[\w.\-]{1,30}){2,}", re.IGNORECASE
)
# What holds JSON or a list of things has values inside, and its text speaks of their parts; "etc." leaves a list open.
_HOLDS_PARTS = re.compile(
    r"\bJSON\b|\b(?:comma|space|semicolon|pipe|newline)[- ](?:separated|delimited)\b", re.IGNORECASE
)
_OPEN = re.compile(r"\s*,?\s*(?:etc\b|\.\.\.|…|and so on\b|and others\b)", re.IGNORECASE)
_ONLY_EXAMPLES = re.compile(
    r"\b(?:e\.g|for example|for instance|such as|like|example)s?\b[.:,]*\s*\(?\Z", re.IGNORECASE
)
# "exactly one of the parameters", "provide either": what follows up to the first name is at most a few words.
_EITHER = re.compile(
    r"\b(?:(?:exactly|at most|only) one of|(?:give|pass|provide|set|specify|supply|use)s? (?:one of|either))\b"
    r"(?:\s+(?:the|following|these|parameters|arguments|fields))*[\s:`'\"*]*",
    re.IGNORECASE,
)
# What stands between two alternatives: quotes, a remark in parentheses, a comma, and the word or.
_BETWEEN = re.compile(r"[`'\"*]*\s*(?:\([^()]*\))?\s*(?:,\s*)?(?:\b(?:or|and)\b)?[\s`'\"*]*", re.IGNORECASE)
_BOTH = re.compile(r"(?<!not )\bor both\b", re.IGNORECASE)
_DEFAULT_WORDS = re.compile(
    r"\b(?:defaults?|omit\w*|optional\w*|unless|if not (?:given|set|provided|specified))\b", re.IGNORECASE
)
_WORD = re.compile(r"\w[\w-]*")
_EXCLUDING = ("anyOf", "dependentRequired", "dependentSchemas", "if", "not", "oneOf")
_TRIVIAL: tuple[object, ...] = (None, "", False)


@rule(
    code="MCP910",
    level="advice",
    default="off",
    subject=Tool,
    for_models=True,
    message={
        "short": "{text} says little with {number} characters: say what the tool does, returns and is for",
        "long": "this description has {number} characters: say the same in at most 1024",
        "sentences": "this description has {number} sentences before its first section: say it in one to four",
    },
    cites=(Advice("The tool-schema authoring guide: a description has one to four sentences."),),
)
def badly_sized_description(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A tool's description is very short, very long, or has many sentences before its first section.

    A model reads the descriptions of all tools in every request.
    One to four sentences say what a tool does, what it returns and when to use it; fewer than 20 characters hardly do,
    and more than 1,024 cost every conversation and hide what matters.
    What stands in sections of a docstring (`Args:`) counts for the length only.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def sell_paper(paper: str) -> str:
            \"\"\"Sell.\"\"\"
            return paper

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def sell_paper(paper: str) -> str:
            \"\"\"Sell a newspaper and return the receipt.\"\"\"
            return paper
    """
    text = (description_of(tool) or "").strip()
    if not text:
        return
    section = _SECTION.search(text)
    sentences = len(_SENTENCE.findall(text[: section.start()] if section is not None else text))
    for variant, number, wrong in (
        ("short", len(text), len(text) < _FEWEST),
        ("long", len(text), len(text) > _MOST),
        ("sentences", sentences, sentences > _SENTENCES),
    ):
        if wrong:
            values = {"text": shown(text), "number": str(number)}
            yield Problem(tool.description.place, values, variant, "/description")
            return


@rule(
    code="MCP911",
    level="advice",
    default="off",
    subject=Tool,
    for_models=True,
    message={
        "": "{name} has no description: say what a caller should pass",
        "more": "{name} and {number} more have no description: say what a caller should pass",
    },
    cites=(Advice("The tool-schema authoring guide: every property has a description."),),
)
def undescribed_parameter(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A parameter has no description in the schema that is listed, and the tool's own text does not mention it.

    A name and a type often leave open what is meant: the unit, the format, what an empty value does.
    `Annotated[str, Field(description="...")]` says it in the schema; fastmcp 3 and 4 take it from the docstring too.
    There is one finding for a tool, at the first such parameter.
    A parameter that only the docstring describes where the SDK does not read it is MCP220.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def order_papers(number: int) -> str:
            \"\"\"Order newspapers for the next day.\"\"\"
            return str(number)

    Good::

        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def order_papers(number: Annotated[int, Field(description="How many bundles of 50.")]) -> str:
            \"\"\"Order newspapers for the next day.\"\"\"
            return str(number)
    """
    texts = [description_of(tool) or ""]
    if tool.handler is not None:
        texts.append(text_of(tool.handler.docstring.known) or "")
    if isinstance(tool.description.value, Unknown) and not any(texts):
        return
    missing = [
        each
        for each in parameters(tool)
        if each.schema.lacks("description") and each.schema.lacks("$ref") and not any(map(each.is_in, texts))
    ]
    if missing:
        first, number = missing[0], len(missing) - 1
        values = {"name": shown(first.name), "number": str(number)}
        yield Problem(first.place, values, "more" if number else "", f"{first.pointer}/description")


@rule(
    code="MCP912",
    level="advice",
    default="off",
    subject=Tool,
    for_models=True,
    message="neither the description of {name} nor that of the tool tells of the default {value}: say it",
    cites=(Advice("The tool-schema authoring guide: validation fills in no defaults, so the text tells them."),),
)
def unstated_default(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A parameter has a default, and no description says what happens without it.

    `default` in a schema changes nothing: it is a remark, which many clients do not show to the model.
    What a tool does without an argument belongs into the text.
    `None`, an empty text and `False` are what everyone expects, and not reported.

    Bad::

        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def order_papers(number: Annotated[int, Field(description="How many bundles.")] = 3) -> str:
            \"\"\"Order newspapers for the next day.\"\"\"
            return str(number)

    Good::

        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def order_papers(number: Annotated[int, Field(description="How many bundles, 3 if not given.")] = 3) -> str:
            \"\"\"Order newspapers for the next day.\"\"\"
            return str(number)
    """
    general = description_of(tool)
    if general is None and not tool.description.is_absent:
        return
    for each in parameters(tool):
        default, own = each.schema.get("default"), each.schema.get("description")
        if default is None or kind_of(default) is None or _is_trivial(default):
            continue
        if own is None and not each.schema.lacks("description"):
            continue
        text = f"{text_of(own) or ''}\n{general or ''}"
        if (own is None or text_of(own) is not None) and not _tells(text, default):
            values = {"name": shown(each.name), "value": shown(default)}
            yield Problem(default.place, values, pointer=f"{each.pointer}/default")


@rule(
    code="MCP913",
    level="advice",
    default="off",
    subject=Tool,
    for_models=True,
    message="the description of {name} lists its values, {values}: put them into an enum, such as Literal[...]",
    cites=(Advice("The tool-schema authoring guide: allowed values are copied into enum."),),
    fix="unsafe",
    hides=("MCP921",),
)
def values_listed_in_prose(tool: Tool, _context: Context) -> Iterator[Problem]:
    """The description of a text parameter lists the values that it may have, and the schema has no `enum`.

    A client can offer the members of an enum, and a model cannot invent others; from prose it picks what sounds right.
    `Literal["day", "week"]` writes the enum.
    Examples (`such as "a", "b"`) are not reported, nor a list that goes on (`"a", "b", etc.`), nor what a parameter has
    inside that holds JSON or a list.

    The fix writes an `enum` of all the values that are listed, or `Literal` in place of `str`; what is no member is
    then refused.

    Bad::

        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def order_papers(period: Annotated[str, Field(description='Either "day" or "week".')]) -> str:
            \"\"\"Order newspapers for a period.\"\"\"
            return period

    Good::

        from typing import Annotated, Literal

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def order_papers(period: Annotated[Literal["day", "week"], Field(description="For how long.")]) -> str:
            \"\"\"Order newspapers for a period.\"\"\"
            return period
    """
    for each in parameters(tool):
        description = each.schema.get("description")
        text = text_of(description)
        if description is None or text is None or text_of(each.schema.get("type")) != "string":
            continue
        if not all(each.schema.lacks(keyword) for keyword in ("enum", "const", "pattern", "format")):
            continue
        found = _VALUES.search(text) or _ONE_OF.search(text)
        if found is None or _HOLDS_PARTS.search(text) or _OPEN.match(text, found.end()):
            continue
        if not _ONLY_EXAMPLES.search(text[: found.start()]):
            values = {"name": shown(each.name), "values": shown(found[0])}
            fix = partial(enum_fix, tool, each, values_of(text, found))
            yield Problem(description.place, values, pointer=f"{each.pointer}/description", fix=fix)


@rule(
    code="MCP914",
    level="advice",
    default="off",
    subject=Tool,
    for_models=True,
    message="{name} has no title for people to read: give one",
    cites=(Advice("mcpdesc 0.7.0, section 9: a tool may have a title; the specification leaves it optional."),),
    fix="unsafe",
    since="2025-03-26",
)
def missing_title(tool: Tool, context: Context) -> Iterator[Problem]:
    """A tool has no title, neither of its own nor in its annotations.

    Clients show the title to people, for instance when they ask whether a tool may run; without one they show the name.
    fastmcp 4 makes a title of the name itself, so it is silent there.

    The fix makes one of the words of the name, where one of the revisions has a title outside of the annotations.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def sell_paper(paper: str) -> str:
            \"\"\"Sell a newspaper.\"\"\"
            return paper

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool(title="Sell a newspaper")
        def sell_paper(paper: str) -> str:
            \"\"\"Sell a newspaper.\"\"\"
            return paper
    """
    annotations = tool.annotations.known
    inner = tool.annotations.is_absent or (isinstance(annotations, Object) and annotations.lacks("title"))
    if tool.title.is_absent and inner and tool.certain:
        name = "this tool" if tool.known_name is None else shown(tool.known_name)
        fix = partial(title_fix, tool) if any("title" in each.tool_fields for each in context.revisions) else None
        yield Problem(tool.registration.token, {"name": name}, pointer="/title", fix=fix)


@rule(
    code="MCP926",
    level="advice",
    default="off",
    subject=Tool,
    for_models=True,
    message="the description says that one of {first} and {second} is given, the schema does not: say it there too",
    cites=(Advice("The tool-schema authoring guide: conditions between parameters are written into the schema."),),
)
def either_or_in_prose(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A description says that one of two parameters is given, and the schema allows both or neither.

    What only the text says, no client checks before the call.
    `dependentRequired`, `not` and `oneOf` express such conditions; at the root of the schema `oneOf` is refused by some
    clients (MCP810), so one parameter with two forms is often the better answer.

    Bad::

        from mcp.types import Tool

        FIND = Tool(
            name="find_paper",
            description="Find a newspaper by exactly one of paper_id and paper_title.",
            inputSchema={
                "type": "object",
                "properties": {"paper_id": {"type": "string"}, "paper_title": {"type": "string"}},
            },
        )

    Good::

        from mcp.types import Tool

        FIND = Tool(
            name="find_paper",
            description="Find a newspaper by its id or its title.",
            inputSchema={"type": "object", "properties": {"id_or_title": {"type": "string"}}},
        )
    """
    text = description_of(tool)
    schema = tool.input_schema.known
    if not text or not isinstance(schema, Object) or not all(schema.lacks(each) for each in _EXCLUDING):
        return
    names = {each.name: each for each in parameters(tool)}
    for found in _EITHER.finditer(text) if len(names) > 1 and not _BOTH.search(text) else ():
        first = _name_at(text, found.end(), names)
        second = _name_at(text, _after(text, found.end() + len(first or "")), names)
        if first is not None and second is not None:
            values = {"first": shown(first), "second": shown(second)}
            yield Problem(tool.description.place, values, pointer="/description")
            return


def _name_at(text: str, start: int, names: Mapping[str, Named]) -> str | None:
    """The parameter whose name stands at a place of a text."""
    found = _WORD.match(text, start)
    return found[0] if found is not None and found[0] in names else None


def _after(text: str, start: int) -> int:
    """Where the next alternative begins."""
    found = _BETWEEN.match(text, start)
    return found.end() if found is not None else start


def _is_trivial(default: Value) -> bool:
    return isinstance(default, Scalar) and any(default.value is each or default.value == "" for each in _TRIVIAL)


def _tells(text: str, default: Value) -> bool:
    """Whether a text tells of a default, by a word or by the value itself."""
    if _DEFAULT_WORDS.search(text):
        return True
    if not isinstance(default, Scalar):
        return False
    # Python writes no whole number as long as these
    unwritten = isinstance(default.value, int) and default.value.bit_length() > MAX_BITS
    return unwritten or str(default.value).lower() in text.lower()
