"""What a tool gives back: types and functions that an SDK turns into something else."""

from __future__ import annotations

import inspect
import re
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import ANY, REMOVED, Change, Fix, import_name, replace_generic
from flake8_mcp.model import Object, Origin, Tool
from flake8_mcp.rules._fixes import option
from flake8_mcp.rules._refusals import code_at, sdk_name
from flake8_mcp.rules._rule import Context, Problem, SdkFact, cut, rule
from flake8_mcp.syntax.source import Span
from flake8_mcp.syntax.values import FixedPlace, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Returned, TypeName
    from flake8_mcp.syntax.values import Place

_PACKAGES = frozenset({"mcp", "mcp_types", "fastmcp"})
_CONTENT = frozenset(
    {"AudioContent", "ContentBlock", "EmbeddedResource", "ImageContent", "ResourceLink", "TextContent"}
)
_RESULT = "CallToolResult"
_OUTPUTS_SINCE = (1, 10)

_PARAMETERS = frozenset({"args", "arguments", "parameters", "params", "other parameters", "keyword args"})
_GOOGLE = re.compile(r"[A-Z][A-Za-z ]{2,30}:\s*$")
_RULE = re.compile(r"-{3,}\s*$")


@rule(
    code="MCP743",
    level="should",
    subject=Tool,
    message={
        "content": "{sdk} publishes the protocol's own {type} as the output schema: add structured_output=False",
        "": "{sdk} publishes the protocol's own {type} as the output schema: add output_schema=None",
    },
    cites=(
        SdkFact("mcp", "1.30.0", "the schema of TextContent is listed as outputSchema of `-> list[TextContent]`"),
        SdkFact("fastmcp", "2.14.7, 3.4.11", "the schema of CallToolResult is listed as outputSchema"),
        SdkFact("fastmcp", "4.2.3", "CallToolResult inside a union or a list is listed in the outputSchema"),
    ),
    fix="unsafe",
    hides=("MCP004",),
)
def protocol_type_as_output(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A class of the protocol is published as the output schema of a tool.

    `-> list[TextContent]` says how the result is packed, not what is in it.
    Where the SDK makes an output schema of it, clients see a page of fields of the protocol, and each result is sent
    twice, as content and as structured content.

    The fix turns the output schema off; clients that read the structured content then get none.

    Bad::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import TextContent

        mcp = FastMCP("quotes")


        @mcp.tool()
        def quote(author: str) -> list[TextContent]:
            \"\"\"A quote of an author.\"\"\"
            return [TextContent(type="text", text=author)]

    Good::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import TextContent

        mcp = FastMCP("quotes")


        @mcp.tool(structured_output=False)
        def quote(author: str) -> list[TextContent]:
            \"\"\"A quote of an author.\"\"\"
            return [TextContent(type="text", text=author)]
    """
    returned = tool.returned
    if returned is None or tool.raises is not None:
        return
    if tool.output_schema.is_absent or tool.output_schema.origin is not Origin.DERIVED:
        return
    found = _published(returned, tool.sdk.profile)
    if found is not None and (tool.sdk.profile != "mcp1" or tool.sdk.number >= _OUTPUTS_SINCE):
        variant = "content" if tool.sdk.profile == "mcp1" else ""
        values = {"sdk": sdk_name(tool.sdk), "type": found}
        yield Problem(returned.place, values, variant, "/outputSchema", fix=partial(_no_output_fix, tool))


def _no_output_fix(tool: Tool) -> Fix:
    """Clients that read the structured content get none any more."""
    keyword, value = ("structured_output", "False") if tool.sdk.profile == "mcp1" else ("output_schema", "None")
    edits = option(tool, keyword, value)
    return Fix(f"Add {keyword}={value}", tuple(edits), (Change("/outputSchema", REMOVED),), safe=False)


@rule(
    code="MCP744",
    level="advice",
    default="off",
    subject=Tool,
    for_models=True,
    message="{text} and what follows is not listed by {sdk}: give the whole text as description=",
    cites=(
        SdkFact("fastmcp", "4.2.3", "the description ends in front of the docstring's first section"),
        SdkFact("fastmcp", "3.4.11", "the same where the docstring has a section of parameters"),
    ),
    fix="unsafe",
)
def text_dropped_from_docstring(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A part of the docstring reaches no client.

    fastmcp 3 and 4 take a docstring apart: the section of parameters goes to the parameters, the text in front of the
    first section becomes the description, and sections such as `Returns:` or `Note:` are dropped.
    What stands there helps readers of the code only.

    The fix gives a copy of the docstring as `description=`; the docstring stays for what it says of parameters.

    Bad::

        # settings: --mcp-sdk fastmcp==4.2.3
        from fastmcp import FastMCP

        mcp = FastMCP("genes")


        @mcp.tool
        def gene(name: str) -> str:
            \"\"\"Look up a gene.

            Note:
                Names are those of HGNC.
            \"\"\"
            return name

    Good::

        # settings: --mcp-sdk fastmcp==4.2.3
        from fastmcp import FastMCP

        mcp = FastMCP("genes")


        @mcp.tool
        def gene(name: str) -> str:
            \"\"\"Look up a gene. Names are those of HGNC.\"\"\"
            return name
    """
    if tool.sdk.profile not in {"fm3", "fm4"} or tool.handler is None:
        return
    docstring, listed = text_of(tool.handler.docstring.known), text_of(tool.description.known)
    if docstring is None or listed is None or tool.description.key is not None:
        return
    cleaned = inspect.cleandoc(docstring)
    if not cleaned.startswith(listed) or cleaned.strip() == listed.strip():
        return
    line = _first_dropped(cleaned[len(listed) :].splitlines())
    if line is not None:
        text = cut(line.encode("ascii", "backslashreplace").decode("ascii"))
        place = _line_in(tool.handler.docstring.place, line)
        fix = partial(_whole_text_fix, tool, cleaned)
        yield Problem(place, {"text": text, "sdk": sdk_name(tool.sdk)}, pointer="/description", fix=fix)


def _whole_text_fix(tool: Tool, text: str) -> Fix:
    """The docstring stays, for readers and for what it says of parameters; a copy of it becomes the description."""
    assert tool.handler is not None
    place = tool.handler.docstring.place
    name, imports = import_name(place.source, "inspect", "cleandoc")
    edits = option(tool, "description", f"{name}({place.source.slice(place.span)})")
    changes = (Change("/description", text),)
    return Fix("Give the whole text as description=", (*edits, *imports), changes, safe=False)


@rule(
    code="MCP745",
    level="advice",
    default="off",
    subject=Tool,
    message='{code} is wrapped in "result" by {sdk}, where dict[...] is not: write dict',
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "`-> Dict[str, int]` lists an object with the property result"),
        SdkFact("mcp", "1.30.0, 2.3.0", "`-> dict[str, int]` lists an object with additionalProperties"),
    ),
    fix="unsafe",
)
def wrapped_dict_result(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A return type is written as `typing.Dict`, and so the result is wrapped.

    The official SDK looks for the class `dict[str, T]`; the older spelling is another object, and its result comes as
    `{"result": {...}}`.

    The fix writes `dict`; clients then find the members where `result` was.

    Bad::

        from typing import Dict

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("stock")


        @mcp.tool()
        def stock(shelf: str) -> Dict[str, int]:
            \"\"\"The stock of a shelf.\"\"\"
            return {shelf: 1}

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("stock")


        @mcp.tool()
        def stock(shelf: str) -> dict[str, int]:
            \"\"\"The stock of a shelf.\"\"\"
            return {shelf: 1}
    """
    if tool.sdk.family != "mcp" or tool.returned is None or len(tool.returned.types) < 2:  # noqa: PLR2004 - Dict[str, T]
        return
    first, second = tool.returned.types[:2]
    schema = tool.output_schema.known
    if first.name != "typing.Dict" or first.nested or second.name != "builtins.str" or not isinstance(schema, Object):
        return
    properties = schema.get("properties")
    if isinstance(properties, Object) and properties.get("result") is not None:
        values = {"code": code_at(tool.returned.place), "sdk": sdk_name(tool.sdk)}
        fix = partial(_builtin_dict_fix, first)
        yield Problem(tool.returned.place, values, pointer="/outputSchema", fix=fix)


def _builtin_dict_fix(found: TypeName) -> Fix:
    """Structured results are no longer wrapped."""
    edits = replace_generic(found.place, "dict")
    return Fix("Write dict", tuple(edits), (Change("/outputSchema", ANY),), safe=False)


@rule(
    code="MCP746",
    level="breaks",
    subject=Tool,
    message={
        "async": "an async generator is not run by {sdk}, and the result is the text of the object: "
        "collect the items and return them",
        "": "a generator with an output schema gives an empty structured result in {sdk}: "
        "collect the items and return them",
    },
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "a call of an async generator answers <async_generator object ...>"),
        SdkFact("fastmcp", "2.14.7", "a call of an async generator answers <async_generator object ...>"),
        SdkFact("mcp", "1.30.0, 2.3.0", "a generator with `-> Generator[T]` answers an empty list as result"),
        SdkFact("fastmcp", "2.14.7", "a generator with `-> Generator[T]` answers an empty list as result"),
        SdkFact("fastmcp", "3.4.11, 4.2.3", "generators of both kinds are run, and their items are the result"),
    ),
)
def generator_tool(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A tool's function is a generator, which this SDK does not run as one would think.

    A tool has one result.
    The official SDK and fastmcp 2 call the function and write down what it returns: of an async generator that is the
    text of the object, and of a generator with a return type the items are used up before the structured result is
    made.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("ticker")


        @mcp.tool()
        async def ticks(count: int):
            \"\"\"Some ticks.\"\"\"
            for index in range(count):
                yield index

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("ticker")


        @mcp.tool()
        async def ticks(count: int) -> list[int]:
            \"\"\"Some ticks.\"\"\"
            return list(range(count))
    """
    handler = tool.handler
    if handler is None or handler.yields is None or tool.raises is not None:
        return
    if tool.sdk.profile not in {"mcp1", "mcp2", "fm2"} or tool.hidden_by is not None:
        return
    if handler.is_async:
        yield Problem(handler.yields, {"sdk": sdk_name(tool.sdk)}, "async")
    elif isinstance(tool.output_schema.known, Object):
        yield Problem(handler.yields, {"sdk": sdk_name(tool.sdk)})


def _published(returned: Returned, profile: str) -> str | None:
    """The class of the protocol in a return type that the SDK publishes."""
    names = [
        (each.name.rpartition(".")[2], each.nested)
        for each in returned.types
        if each.name.partition(".")[0] in _PACKAGES
    ]
    content = next((name for name, _ in names if name in _CONTENT), None)
    if profile == "mcp1":
        return content
    if profile not in {"fm2", "fm3", "fm4"} or content is not None:
        return None
    if profile == "fm4" and len(returned.types) == 1:
        return None
    return next((name for name, _ in names if name == _RESULT), None)


def _first_dropped(lines: list[str]) -> str | None:
    """The header of the first section that is not one of parameters; a text that is no section counts too."""
    skipping = False
    for index, line in enumerate(lines):
        following = lines[index + 1].strip() if index + 1 < len(lines) else ""
        is_header = bool(_GOOGLE.match(line)) or bool(line.strip() and _RULE.match(following))
        if is_header:
            if line.strip().rstrip(":").lower() not in _PARAMETERS:
                return line.strip()
            skipping = True
        elif line.strip() and not line[:1].isspace() and not skipping:
            return line.strip()
    return None


def _line_in(place: Place, line: str) -> Place:
    """Where a line of a docstring stands; the docstring if the source spells it in another way."""
    span = place.span
    for number in range(span.line, span.end_line + 1):
        text = place.source.line(number)
        column = text.find(line)
        if column >= 0 and not text[:column].strip():
            return FixedPlace(place.source, Span(number, column, number, column + len(line)))
    return place
