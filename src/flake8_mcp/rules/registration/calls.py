"""What is registered, and by which call."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    Fix,
    add_parentheses,
    import_name,
    wrap_arguments,
)
from flake8_mcp.model import Module, Tool
from flake8_mcp.rules._refusals import code_at, refusals, refused, sdk_name
from flake8_mcp.rules._rule import Context, Problem, SdkFact, rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.values import Place


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


def _running(tool: Tool, kind: str) -> str:
    """The release that counts: of a module that is no decorator, the one that the project runs on."""
    runs_on = tool.sdk.runs_on
    return runs_on.pin.replace("==", " ") if kind == "module" and runs_on is not None else sdk_name(tool.sdk)
