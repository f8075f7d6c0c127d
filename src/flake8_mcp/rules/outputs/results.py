"""What tools return, against what their output schemas and the protocol want."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.model import Array, Module, Object, Origin, Tool
from flake8_mcp.rules._references import documents
from flake8_mcp.rules._refusals import code_at
from flake8_mcp.rules._rule import Citation, ClientFact, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import schemas_of
from flake8_mcp.rules.outputs._blocks import block_fix, text_fix
from flake8_mcp.syntax.values import Unknown, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.model import ReturnedLiteral
    from flake8_mcp.rules._references import Document
    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.syntax.values import Value

_SINCE = "2025-06-18"
_MAX_STEPS = 50
_WORDS: Mapping[str, str] = MappingProxyType(
    {
        "array": "an array",
        "boolean": "a boolean",
        "integer": "an integer",
        "null": "null",
        "number": "a number",
        "object": "an object",
        "string": "a string",
    }
)
# pydantic 2.14.4, lax mode
_TRUTHS = frozenset({"0", "1", "f", "false", "n", "no", "off", "on", "t", "true", "y", "yes"})


@rule(
    code="MCP410",
    level="breaks",
    subject=Tool,
    message={
        "": "{kind} is returned where the output schema wants {wanted}, so the call fails: change one of them",
        "missing": "this dict lacks {key}, which the output schema requires, so the call fails: add it, or a default",
    },
    cites=(
        Citation("MUST", "server/tools", "Output Schema", since=_SINCE),
        SdkFact("mcp", "1.30.0, 2.3.0", "the call fails with a validation error"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "the call fails: the structured content does not fit the schema"),
        ClientFact(
            "several", "every call of such a tool is an error", "https://github.com/nelssec/qualys-mcp/issues/216"
        ),
    ),
    since=_SINCE,
)
def result_outside_output_schema(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A `return` statement shows a value of another type than the output schema that the SDK makes of the annotation.

    With an output schema a result is checked before it is sent, so the annotation is a promise: a function with
    `-> dict` that returns a text, or `-> list[str]` that returns `None` when nothing was found, fails in exactly these
    cases.
    Only what the statement itself shows is judged: constants, f-strings, lists, dicts and comprehensions, a `return`
    without a value and a function that has none, and a dict that lacks a required key.
    The official SDK converts a value as pydantic does (`"12"` passes as an integer), fastmcp compares the JSON types,
    also with a schema that is given as `output_schema=`.
    See [Output Schema](https://modelcontextprotocol.io/specification/2025-11-25/server/tools#output-schema), since
    revision 2025-06-18.

    Bad::

        from fastmcp import FastMCP

        mcp = FastMCP("library")


        @mcp.tool
        def list_titles(shelf: int) -> list[str]:
            \"\"\"List the titles of a shelf.\"\"\"
            if shelf < 0:
                return "There is no such shelf."
            return ["War and Peace"]

    Good::

        from fastmcp import FastMCP
        from fastmcp.exceptions import ToolError

        mcp = FastMCP("library")


        @mcp.tool
        def list_titles(shelf: int) -> list[str]:
            \"\"\"List the titles of a shelf.\"\"\"
            if shelf < 0:
                raise ToolError("There is no such shelf.")
            return ["War and Peace"]
    """
    handler = tool.handler
    if handler is None or not handler.literals or handler.decorated or handler.yields is not None:
        return
    if tool.output_schema.known is None or tool.raises is not None:
        return
    # the official SDK takes an output schema from the annotation alone
    if tool.output_schema.origin is not Origin.DERIVED and tool.sdk.family != "fm":
        return
    wanted = _wanted(tool)
    # what a validator of the class makes of a value is not followed
    if wanted is None or (tool.returned is not None and tool.returned.converts):
        return
    for each in handler.literals:
        if not _passes(each, wanted, tool):
            words = " or ".join(_WORDS[name] for name in sorted(wanted))
            yield Problem(each.place, {"kind": _WORDS[each.kind], "wanted": words}, pointer="/outputSchema")
        elif each.keys is not None and wanted == {"object"}:
            missing = _missing(tool, each.keys)
            if missing is not None:
                yield Problem(each.place, {"key": shown(missing)}, "missing", "/outputSchema")


def _missing(tool: Tool, keys: frozenset[str]) -> str | None:
    """A required property that a dict lacks whose other keys are all properties: no field goes by another name."""
    root = next((each for each in schemas_of(tool).positions if each.steps == ("outputSchema",)), None)
    if root is None or _is_wrapped(tool, root):
        return None
    document = next(each for each in documents(tool) if each.root is root)
    reference = text_of(root.get("$ref"))
    value = document.target(root, reference).value if reference is not None else root.schema
    if not isinstance(value, Object) or value.rest is not None:
        return None
    properties, required = value.get("properties"), value.get("required")
    if not isinstance(properties, Object) or not isinstance(required, Array) or properties.rest is not None:
        return None
    if not keys <= {name for name, _ in properties.members()}:
        return None
    return next((name for each in required.items if (name := text_of(each)) is not None and name not in keys), None)


def _wanted(tool: Tool) -> frozenset[str] | None:
    """The JSON types that may be returned; None if they are not known."""
    root = next((each for each in schemas_of(tool).positions if each.steps == ("outputSchema",)), None)
    if root is None or root.schema.rest is not None:
        return None
    document = next(each for each in documents(tool) if each.root is root)
    if isinstance(root.get("title"), Unknown):  # which tells whether it is wrapped
        return None
    if not _is_wrapped(tool, root):
        return _kinds(document, root.schema, _MAX_STEPS)
    properties = root.get("properties")
    result = properties.get("result") if isinstance(properties, Object) else None
    return _kinds(document, result, _MAX_STEPS) if result is not None else None


def _is_wrapped(tool: Tool, root: Position) -> bool:
    """Whether the SDK has put the value under `result`, since it is no object."""
    if tool.sdk.family == "fm":
        return "x-fastmcp-wrap-result" in root.members
    properties = root.get("properties")
    is_alone = isinstance(properties, Object) and [key for key, _ in properties.members()] == ["result"]
    title = text_of(root.get("title"))
    return is_alone and tool.handler is not None and title == f"{tool.handler.name}Output"


def _kinds(document: Document, value: Value, left: int) -> frozenset[str] | None:
    """The JSON types that a schema allows; None if they are not known."""
    position = document.at.get(id(value))
    if position is None or position.schema.rest is not None or left <= 0:
        return None
    if "type" in position.members:
        return position.types
    branches = position.get("anyOf")
    if isinstance(branches, Array) and branches.complete:
        found: set[str] = set()
        for each in branches.items:
            kinds = _kinds(document, each, left // 2)
            if kinds is None:
                return None
            found |= kinds
        return frozenset(found)
    reference = text_of(position.get("$ref"))
    target = document.target(position, reference).value if reference is not None else None
    return _kinds(document, target, left - 1) if target is not None else None


def _passes(literal: ReturnedLiteral, wanted: frozenset[str], tool: Tool) -> bool:
    """Whether a returned value may pass: by its JSON type, or because pydantic would convert it."""
    kind = literal.kind
    if kind in wanted or (kind == "integer" and "number" in wanted):
        return True
    value = literal.value
    if kind == "number" and "integer" in wanted:
        return isinstance(value, float) and value.is_integer()
    if tool.sdk.family != "mcp":
        # fastmcp 4.2.3 takes a boolean as a number
        return tool.sdk.profile not in {"fm2", "fm3"} and kind == "boolean" and not wanted.isdisjoint(_NUMBERS)
    if kind == "boolean":
        return not wanted.isdisjoint(_NUMBERS)
    if kind in _NUMBERS:
        return "boolean" in wanted and value in {0, 1}
    if kind == "string" and not wanted.isdisjoint(_NUMBERS | {"boolean"}):
        return not isinstance(value, str) or _may_be_converted(value, wanted)
    return False


_NUMBERS = frozenset({"integer", "number"})


def _may_be_converted(text: str, wanted: frozenset[str]) -> bool:
    """Whether pydantic may read a number or a boolean in a text."""
    word = text.strip().lower()
    if "boolean" in wanted and word in _TRUTHS:
        return True
    return not wanted.isdisjoint(_NUMBERS) and (any(each.isdigit() for each in word) or word.lstrip("+-") in _NO_DIGITS)


_NO_DIGITS = frozenset({"inf", "infinity", "nan"})


@rule(
    code="MCP411",
    level="breaks",
    subject=Module,
    message={
        "text": 'content holds blocks, not text such as {code}: write TextContent(type="text", text=...)',
        "number": "content holds blocks such as TextContent, not {code}",
        "dict": 'the block {code} has no "type": add one such as "type": "text"',
        "whole": "content is a list of blocks such as TextContent, not {code}",
        "structured": "structured content must be an object up to revision {revision}, not {code}: put it into a dict",
        "fastmcp": "structured content of a ToolResult must be a dict, and {code} raises ValueError: put it into one",
    },
    cites=(
        Citation("schema", "schema", "CallToolResult"),
        SdkFact("mcp", "1.30.0, 2.3.0", "CallToolResult(...) raises ValidationError on content that is no block"),
        SdkFact("mcp", "1.30.0", "it also raises on a dict without type, and on structured content that is no object"),
        SdkFact("mcp", "1.30.0", "the low-level server makes one of what its handler returns, and answers an error"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "ToolResult(structured_content=[...]) raises ValueError"),
        ClientFact(
            "several",
            "a result with such content is refused",
            "https://github.com/opensearch-project/opensearch-mcp-server-py/issues/292",
        ),
    ),
    fix="safe",
)
def content_item_not_a_block(module: Module, context: Context) -> Iterator[Problem]:
    """The content of a result holds something that is no content block.

    `content` is a list of blocks: `TextContent`, `ImageContent` and so on, each with its `type`.
    A text alone, a number or a dict without `type` raises when the result is made, so the call that was to succeed
    ends in an error.
    `structuredContent` must be an object up to revision 2025-11-25.
    The handler of a low-level server of mcp 1 returns such a list itself, or a dict, or a tuple of both; a text alone
    is taken for a list of its letters.
    `ToolResult` of fastmcp makes blocks of any content, but takes a dict only as structured content.
    The fix writes `TextContent` around a text.
    See `CallToolResult` in the
    [schema of 2025-11-25](https://modelcontextprotocol.io/specification/2025-11-25/schema#calltoolresult).

    Bad::

        from mcp.types import CallToolResult


        def done() -> CallToolResult:
            return CallToolResult(content=["The book was lent."])

    Good::

        from mcp.types import CallToolResult, TextContent


        def done() -> CallToolResult:
            return CallToolResult(content=[TextContent(type="text", text="The book was lent.")])
    """
    strict = [each.name for each in context.revisions if each.output_root_object]
    for result in module.results:
        for place, sort in result.strays:
            # mcp 2.3.0 takes a dict with text as a TextContent
            if sort != "dict" or result.profile == "mcp1":
                fix = partial(block_fix, place) if sort == "text" else None
                yield Problem(place, {"code": code_at(place)}, sort, fix=fix)
        structured = result.structured
        if structured is None or result.structured_kind in {None, "object"}:
            continue
        if result.api == "ToolResult":
            yield Problem(structured, {"code": code_at(structured)}, "fastmcp")
        elif strict:
            yield Problem(structured, {"code": code_at(structured), "revision": strict[-1]}, "structured")


@rule(
    code="MCP412",
    level="should",
    subject=Module,
    message="clients that read text see nothing of structured content beside an empty list: add a TextContent",
    cites=(Citation("SHOULD", "server/tools", "Structured Content", since=_SINCE),),
    fix="unsafe",
    since=_SINCE,
)
def structured_content_without_text(module: Module, _context: Context) -> Iterator[Problem]:
    """A result has structured content and an empty `content`.

    For clients that do not read `structuredContent`, and for models that are given the text alone, the tool has
    returned nothing.
    A tool that returns structured content is to return the same as serialised JSON in a text block too.
    The SDKs do so for functions; a `CallToolResult` that is made by hand has only what is written into it.
    The fix adds such a block; the content is worked out twice then.
    In a tool that only an app of the server sees (`"visibility": ["app"]`) it is not reported, since an app reads
    structured content.
    See [Structured Content](https://modelcontextprotocol.io/specification/2025-11-25/server/tools#structured-content),
    since revision 2025-06-18.

    Bad::

        from mcp.types import CallToolResult


        def count(books: list[str]) -> CallToolResult:
            return CallToolResult(content=[], structuredContent={"count": len(books)})

    Good::

        import json

        from mcp.types import CallToolResult, TextContent


        def count(books: list[str]) -> CallToolResult:
            found = {"count": len(books)}
            return CallToolResult(
                content=[TextContent(type="text", text=json.dumps(found))],
                structuredContent=found,
            )
    """
    for_apps = {
        (tool.handler.place.source.path, tool.handler.place.span)
        for tool in module.tools
        if tool.handler is not None and tool.is_for_apps_alone
    }
    for result in module.results:
        if (
            result.api == "CallToolResult"
            and result.content is not None
            and result.is_empty
            and result.structured is not None
        ):
            function = result.function
            if function is None or (function.source.path, function.span) not in for_apps:
                yield Problem(result.content, fix=partial(text_fix, result.content, result.structured))
