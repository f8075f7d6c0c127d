"""Keywords and other arguments that registrations and constructors are given."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    REMOVED,
    Change,
    Fix,
    NotEditableError,
    name_argument,
    remove_repeated,
    rename_keyword,
)
from flake8_mcp.model import Module, Origin, Tool
from flake8_mcp.rules._refusals import code_at, refusals, sdk_name
from flake8_mcp.rules._releases import shown_release
from flake8_mcp.rules._rule import Context, Problem, SdkFact, cut, rule, shown
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.values import Place, Value


@rule(
    code="MCP712",
    level="breaks",
    subject=Module,
    message={
        "": "{keyword} is no keyword of {callable} in {sdk}, which raises TypeError: remove it",
        "instructions": "{keyword} is no keyword of {callable} in {sdk}, which raises TypeError: "
        "write instructions=, or remove it",
        "twice": "the name is given by position and as name=, and {sdk} raises TypeError: remove name=",
    },
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "a keyword that tool() or the constructor does not have raises TypeError"),
        SdkFact("mcp", "1.30.0", "FastMCP(description=) raises TypeError"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "a keyword that tool() or the constructor never had: TypeError"),
    ),
    fix="safe",
)
def unknown_sdk_keyword(module: Module, _context: Context) -> Iterator[Problem]:
    """A keyword is given to an SDK's function that never had it.

    The SDKs have similar functions with different keywords: `tags=` belongs to fastmcp, `structured_output=` to the
    official SDK, and `inputSchema=` to neither, as the schema comes from the signature.
    Python raises `TypeError` when the module is imported.
    A keyword that a release has lost is another matter and another rule.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("radio", description="Plays music.")

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("radio", instructions="Plays music.")
    """
    for tool in module.tools:
        for each in refusals(tool, "keyword", "twice"):
            if each.place.source is module.source:
                values = {"keyword": code_at(each.place), "callable": _callable(tool), "sdk": sdk_name(tool.sdk)}
                fix = partial(_twice_fix, each.place) if each.kind == "twice" else None
                yield Problem(each.place, values, "twice" if each.kind == "twice" else "", fix=fix)
    for use in module.uses:
        if use.kind == "keyword" and use.fate == "unknown" and not use.expected:
            values = {"keyword": cut(use.name), "callable": use.api, "sdk": shown_release(use)}
            fix = partial(_instructions_fix, use.place) if use.name == "description" else None
            yield Problem(use.place, values, "instructions" if fix else "", fix=fix)


def _twice_fix(place: Place) -> Fix:
    """The name by keyword goes, where both are the same."""
    return Fix("Remove name=", tuple(remove_repeated(place)))


def _instructions_fix(place: Place) -> Fix:
    """The text goes to clients as instructions, which models read: hence unsafe."""
    return Fix("Write instructions=", tuple(rename_keyword(place, "instructions")), safe=False)


@rule(
    code="MCP714",
    level="breaks",
    subject=Tool,
    message={
        "structured": "structured_output=True needs a return annotation that can be JSON, and {sdk} raises {type}: "
        "annotate it or remove the keyword",
        "excluded": "{value} cannot be left out by exclude_args, and {sdk} raises {type}: "
        "name a parameter that has a default",
        "task": "task=True needs an async function, and {sdk} raises {type}: write async def or remove task=",
        "timeout": "timeout= needs a thread in a function that is not async, and {sdk} raises {type}: "
        "drop run_in_thread=False",
        "": "{reason}, and {sdk} raises {type}: change the annotation",
    },
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "structured_output=True without a return annotation raises InvalidSignature"),
        SdkFact("fastmcp", "2.14.7, 3.4.11", "exclude_args with a name that cannot be left out raises ValueError"),
        SdkFact("fastmcp", "2.14.7, 4.2.3", "task=True on a function that is not async raises ValueError"),
        SdkFact("fastmcp", "3.4.11, 4.2.3", "timeout= with run_in_thread=False on such a function raises ValueError"),
        SdkFact("mcp", "2.3.0", "Resolve(...) inside a union, or of an unknown parameter, raises InvalidSignature"),
    ),
)
def impossible_tool_option(tool: Tool, _context: Context) -> Iterator[Problem]:
    """An option of a tool contradicts its function.

    Some options ask something of the function: a structured output needs a return type, a background task an `async`
    function, an excluded argument a default.
    Where the function does not have it, the registration raises and the server does not start.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("counter")


        @mcp.tool(structured_output=True)
        def count(text: str):
            \"\"\"Count the characters of a text.\"\"\"
            return len(text)

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("counter")


        @mcp.tool(structured_output=True)
        def count(text: str) -> int:
            \"\"\"Count the characters of a text.\"\"\"
            return len(text)
    """
    for each in refusals(tool, "option"):
        code = code_at(each.place)
        variant = {"structured_output": "structured", "task": "task", "timeout": "timeout"}.get(code, "")
        if each.reason.startswith("exclude_args"):
            variant = "excluded"
        values = {"sdk": sdk_name(tool.sdk), "type": each.type, "reason": each.reason, "value": code}
        yield Problem(each.place, values, variant)


@rule(
    code="MCP741",
    level="should",
    subject=Tool,
    message={
        "": "{text} is taken as the title, not as the description: write description= in front of it",
        "server": "{text} is taken as the title of the server, not as instructions: write instructions= in front of it",
    },
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "the second positional argument of tool() is the title"),
        SdkFact("mcp", "1.9.4", "the second positional argument of tool() is the description"),
        SdkFact("mcp", "2.3.0", "the second positional argument of MCPServer is the title, in 1.30.0 instructions"),
    ),
    fix="safe",
)
def text_as_title(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A sentence is given by position where the SDK takes a title.

    Until mcp 1.9 the second argument of `tool()` was the description; since 1.10 it is the title.
    What was written as a description is then shown as a name, and the description is missing.
    In the same way the second argument of the server was its instructions in mcp 1, and is its title in mcp 2.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("units")


        @mcp.tool("convert", "Converts a length from inches to centimetres.")
        def convert(inches: float) -> float:
            \"\"\"Convert inches.\"\"\"
            return inches * 2.54

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("units")


        @mcp.tool("convert", description="Converts a length from inches to centimetres.")
        def convert(inches: float) -> float:
            \"\"\"Convert inches.\"\"\"
            return inches * 2.54
    """
    second = tool.server.second if tool.server is not None else None
    if second is not None and _is_sentence(text_of(second) or ""):
        fix = partial(_server_fix, second.place)
        yield Problem(second.place, {"text": shown(second)}, "server", "/server", fix=fix)
    title = tool.title.known
    if tool.sdk.family != "mcp" or tool.sdk.number < _TITLES_SINCE or tool.title.key is None or title is None:
        return
    text = getattr(title, "value", None)
    # an argument by position has no keyword: its key is the value itself
    if isinstance(text, str) and _is_sentence(text) and _same(tool.title.key, title.place):
        yield Problem(
            title.place, {"text": shown(title)}, pointer="/title", fix=partial(_keyword_fix, tool, title, text)
        )


def _server_fix(text: Place) -> Fix:
    return Fix("Write instructions= in front of it", tuple(name_argument(text, "instructions")))


def _keyword_fix(tool: Tool, title: Value, text: str) -> Fix:
    """The text becomes the description; safe where there is none yet."""
    if tool.description.key is not None:
        raise NotEditableError("it has a description")
    edits = name_argument(title.place, "description")
    is_new = tool.description.origin is Origin.DEFAULT or tool.description.is_absent
    changes = (Change("/title", REMOVED), Change("/description", text))
    return Fix("Write description= in front of it", tuple(edits), changes, safe=is_new)


_TITLES_SINCE = (1, 10)


_MAX_TITLE = 60


def _is_sentence(text: str) -> bool:
    return len(text) > _MAX_TITLE or text.rstrip().endswith(".")


def _same(one: Place, other: Place) -> bool:
    return one.source is other.source and one.span == other.span


def _callable(tool: Tool) -> str:
    return {"tool_object": "Tool.from_function", "add_tool": "add_tool"}.get(tool.registration.form, "tool()")
