"""What a registration is given: decorators without parentheses, callables without a name, wrong arguments."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    REMOVED,
    Change,
    Fix,
    NotEditableError,
    add_parentheses,
    import_name,
    name_argument,
    remove_repeated,
    rename_keyword,
    wrap_arguments,
)
from flake8_mcp.model import Module, Origin, Tool
from flake8_mcp.rules._refusals import code_at, refusals, refused, sdk_name
from flake8_mcp.rules._rule import Context, Problem, SdkFact, cut, rule, shown
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.values import Place, Value

_CALLABLES = frozenset({"lambda", "partial", "instance"})


@rule(
    code="MCP700",
    level="breaks",
    subject=Module,
    message={
        "": "{code} is used without parentheses, and {sdk} raises TypeError: write {code}()",
        "call": "{code}() is given the function itself, and {sdk} raises TypeError: write {code}()(...)",
    },
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "@server.tool without parentheses raises TypeError, as does server.tool(fn)"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "both forms register the function"),
    ),
    fix="safe",
)
def uncalled_tool_decorator(module: Module, _context: Context) -> Iterator[Problem]:
    """The `tool` of an official server is used as a decorator without being called.

    `server.tool` of the official SDK makes a decorator; it is not one itself, and raises when it is given a function.
    fastmcp takes both forms, so the mistake is easily made where code moves between the two.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("clock")


        @mcp.tool
        def now() -> str:
            \"\"\"The time.\"\"\"
            return "12:00"

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("clock")


        @mcp.tool()
        def now() -> str:
            \"\"\"The time.\"\"\"
            return "12:00"
    """
    for tool in module.tools:
        for each in refusals(tool, "uncalled"):
            variant = "" if tool.registration.form == "decorator" else "call"
            values = {"code": code_at(each.place), "sdk": sdk_name(tool.sdk)}
            yield Problem(each.place, values, variant, fix=partial(_call_fix, each.place))
    for found in refused(module, "uncalled"):
        place = found.raises.place
        values = {"code": code_at(place), "sdk": sdk_name(found.sdk)}
        yield Problem(place, values, "call", fix=partial(_call_fix, place))


def _call_fix(place: Place) -> Fix:
    return Fix(f"Write {code_at(place)}()", tuple(add_parentheses(place)))


@rule(
    code="MCP705",
    level="breaks",
    subject=Module,
    message={
        "lambda": "a lambda has no name of its own, and {sdk} raises ValueError: give name=, or define a function",
        "official": "{code} has no __name__, and {sdk} raises AttributeError: define a function that calls it",
        "": "{code} is no function, and {sdk} raises {type}: define a function that calls it",
    },
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "a lambda without name raises ValueError"),
        SdkFact("mcp", "1.30.0, 2.3.0", "a partial or callable object without __name__ raises AttributeError"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "a lambda without name raises ValueError"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "tool() refuses a partial or a callable object with TypeError"),
        SdkFact("fastmcp", "3.4.11, 4.2.3", "add_tool and Tool.from_function take a partial and a callable object"),
    ),
)
def nameless_callable_as_tool(module: Module, _context: Context) -> Iterator[Problem]:
    """A lambda without a name, a `functools.partial` or a callable object is registered where the SDK refuses it.

    A tool takes its name from the function.
    A lambda has none to speak of, and a partial or an object of a class with `__call__` has no `__name__` at all.
    Which of them is taken in which call differs by SDK; a function is taken by all of them.

    Bad::

        import functools

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("greetings")


        def greet(greeting: str, name: str) -> str:
            \"\"\"Greet someone.\"\"\"
            return f"{greeting}, {name}"


        mcp.add_tool(functools.partial(greet, "Hello"))

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("greetings")


        @mcp.tool()
        def greet(name: str) -> str:
            \"\"\"Greet someone.\"\"\"
            return f"Hello, {name}"
    """
    for each in refused(module, *_CALLABLES):
        raises = each.raises
        variant = "lambda" if raises.kind == "lambda" else "official" if each.sdk.family == "mcp" else ""
        yield Problem(
            raises.place, {"code": code_at(raises.place), "sdk": sdk_name(each.sdk), "type": raises.type}, variant
        )


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
            values = {"keyword": cut(use.name), "callable": use.api, "sdk": use.release.replace("==", " ")}
            fix = partial(_instructions_fix, use.place) if use.name == "description" else None
            yield Problem(use.place, values, "instructions" if fix else "", fix=fix)


def _twice_fix(place: Place) -> Fix:
    """The name by keyword goes, where both are the same."""
    return Fix("Remove name=", tuple(remove_repeated(place)))


def _instructions_fix(place: Place) -> Fix:
    """The text goes to clients as instructions, which models read: hence unsafe."""
    return Fix("Write instructions=", tuple(rename_keyword(place, "instructions")), safe=False)


@rule(
    code="MCP713",
    level="breaks",
    subject=Module,
    message={
        "tool": "{code} is a tool, and add_tool of {sdk} takes the function: give the function itself",
        "function": "{code} is a function, and add_tool of {sdk} takes a tool: write Tool.from_function(...)",
        "arguments": "add_tool of {sdk} takes one tool and nothing else: give {code} to Tool.from_function",
        "module": "fastmcp.tools.tool is a module in {sdk}, and calling it raises TypeError: use the tool of a server",
    },
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "add_tool(Tool) raises AttributeError"),
        SdkFact("fastmcp", "2.14.7", "add_tool(function) raises AttributeError"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "a second argument of add_tool raises TypeError"),
        SdkFact("fastmcp", "2.14.7", "fastmcp.tools.tool is a module, and as a decorator raises TypeError"),
    ),
    fix="safe",
)
def wrong_add_tool_argument(module: Module, _context: Context) -> Iterator[Problem]:
    """`add_tool` is given a tool where it takes a function, or the other way round.

    The official SDK makes the tool itself, of a function and keywords.
    fastmcp 2 takes a finished tool, made by `Tool.from_function`; fastmcp 3 and 4 take either, but no keywords.
    The call raises when the module is imported.

    Bad::

        # settings: --mcp-sdk fastmcp==2.14.7
        from fastmcp import FastMCP

        mcp = FastMCP("weather")


        def forecast(city: str) -> str:
            \"\"\"The forecast for a city.\"\"\"
            return city


        mcp.add_tool(forecast)

    Good::

        # settings: --mcp-sdk fastmcp==2.14.7
        from fastmcp import FastMCP
        from fastmcp.tools import Tool

        mcp = FastMCP("weather")


        def forecast(city: str) -> str:
            \"\"\"The forecast for a city.\"\"\"
            return city


        mcp.add_tool(Tool.from_function(forecast))
    """
    for tool in module.tools:
        for each in refusals(tool, "function", "arguments", "module"):
            fix = partial(_tool_fix, each.place) if each.kind in {"function", "arguments"} else None
            values = {"code": code_at(each.place), "sdk": _running(tool, each.kind)}
            yield Problem(each.place, values, each.kind, fix=fix)
    for found in refused(module, "tool", "function", "arguments"):
        place = found.raises.place
        yield Problem(place, {"code": code_at(place), "sdk": sdk_name(found.sdk)}, found.raises.kind)


def _tool_fix(place: Place) -> Fix:
    """A tool is made of what is given."""
    name, imports = import_name(place.source, "fastmcp.tools", "Tool")
    return Fix("Write Tool.from_function(...)", (*wrap_arguments(place, f"{name}.from_function"), *imports))


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


def _running(tool: Tool, kind: str) -> str:
    """The release that counts: of a module that is no decorator, the one that the project runs on."""
    runs_on = tool.sdk.runs_on
    return runs_on.pin.replace("==", " ") if kind == "module" and runs_on is not None else sdk_name(tool.sdk)
