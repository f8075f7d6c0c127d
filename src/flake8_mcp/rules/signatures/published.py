"""Parameters that are listed as something else than the author meant."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import Change, Fix, NotEditableError, make_optional
from flake8_mcp.model import Origin, Scalar, Tool
from flake8_mcp.rules._nullable import refuses_null
from flake8_mcp.rules._parameters import untyped_parameters
from flake8_mcp.rules._refusals import code_at, sdk_name
from flake8_mcp.rules._rule import Advice, Context, Problem, SdkFact, cut, rule
from flake8_mcp.rules._schemas import plain, positions
from flake8_mcp.rules.signatures._annotating import (
    SURE_NAMES,
    default_type_fix,
    none_default_fix,
    wraps_fix,
)
from flake8_mcp.rules.signatures._parameter_fixes import pointer_of
from flake8_mcp.spec.json_schema import KEYWORDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Value
    from flake8_mcp.rules._schemas import Position


@rule(
    code="MCP730",
    level="should",
    subject=Tool,
    message='{name} has the default null, which its own schema refuses: add "| None" to its type',
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "the schema of `x: int = None` has type integer and default null"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "the schema of `x: int = None` has type integer and default null"),
    ),
    fix="safe",
)
def none_default_on_non_nullable(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A parameter's default is `None`, and its type does not allow it.

    Python does not mind, and neither do the SDKs: they list a schema whose default is null and whose type is another.
    Clients fill in defaults, send the null back, and the call fails because null is no integer.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("logs")


        @mcp.tool()
        def tail(path: str, lines: int = None) -> str:
            \"\"\"The last lines of a log.\"\"\"
            return f"{path}{lines}"

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("logs")


        @mcp.tool()
        def tail(path: str, lines: int | None = None) -> str:
            \"\"\"The last lines of a log.\"\"\"
            return f"{path}{lines}"
    """
    if (
        tool.input_schema.origin is not Origin.DERIVED
        or tool.raises is not None
        or tool.sdk.family not in {"mcp", "fm"}
    ):
        return
    untyped = {pointer_of(each) for each in tool.parameters if each.annotation is None}
    for position in positions(tool):
        entry = position.members.get("default") if position.keyword == "properties" else None
        if entry is None or position.pointer in untyped or not position.pointer.startswith("/inputSchema"):
            continue
        is_null = isinstance(entry.value, Scalar) and entry.value.value is None
        if is_null and refuses_null(tool, "/inputSchema", position.schema):
            fix = partial(_optional_fix, position, entry.value)
            values = {"name": cut(position.name or "")}
            yield Problem(entry.value.place, values, pointer=position.at("default"), fix=fix)


# What pydantic 2.14.4 leaves beside `anyOf`.
_BESIDE = frozenset({"title", "description", "default", "examples", "deprecated"})


def _optional_fix(position: Position, default: Value) -> Fix:
    schema = plain(position.schema)
    if not isinstance(schema, dict):
        raise NotEditableError("the schema is not known")
    beside = {key: value for key, value in schema.items() if key in _BESIDE or key not in KEYWORDS}
    inside = {key: value for key, value in schema.items() if key not in beside}
    arms = inside["anyOf"] if inside.keys() == {"anyOf"} else [inside]
    optional = {"anyOf": [*arms, {"type": "null"}], **beside}
    edits = make_optional(default.place)
    return Fix("Let the type allow None", tuple(edits), (Change(position.pointer, optional),))


@rule(
    code="MCP734",
    level="should",
    subject=Tool,
    message={
        "official": "{name} has no annotation, so {sdk} lists it as a string: write its type",
        "": "{name} has no annotation, so {sdk} lists it without a type: write one",
    },
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "a parameter without annotation has type string, whatever its default"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "a parameter without annotation has no type"),
    ),
    fix="unsafe",
    hides=("MCP362", "MCP921"),
)
def untyped_parameter(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A parameter of a tool has no annotation.

    The type in the schema comes from the annotation.
    Without one the official SDK says that it is a string, which is wrong for a number and makes `limit=10` a text;
    fastmcp says nothing, and clients that need a type leave the tool out.

    The fix takes the type from a default that is a text, a number or a boolean.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("log")


        @mcp.tool()
        def tail(path: str, lines=10) -> str:
            \"\"\"The last lines of a log.\"\"\"
            return path * lines

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("log")


        @mcp.tool()
        def tail(path: str, lines: int = 10) -> str:
            \"\"\"The last lines of a log.\"\"\"
            return path * lines
    """
    for index, parameter in enumerate(untyped_parameters(tool)):
        is_self = index == 0 and tool.handler is not None and tool.handler.unbound and parameter.name in {"self", "cls"}
        if not is_self and parameter.name not in SURE_NAMES and tool.hidden_by is None:
            values = {"name": cut(parameter.name), "sdk": sdk_name(tool.sdk)}
            variant = "official" if tool.sdk.family == "mcp" else ""
            fix = partial(default_type_fix, tool, parameter, pointer_of(parameter))
            yield Problem(parameter.place, values, variant, pointer_of(parameter), fix=fix)


@rule(
    code="MCP735",
    level="breaks",
    subject=Tool,
    message={
        "official": "{name} hides the signature of the tool, which is listed with the wrapper's *args and **kwargs: "
        "add @functools.wraps",
        "": "{name} hides the signature of the tool, and {sdk} refuses its *args and **kwargs: add @functools.wraps",
    },
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "the tool has the name of the wrapper, and args and kwargs as arguments"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "registering such a wrapper raises ValueError"),
    ),
    fix="unsafe",
    hides=("MCP201", "MCP701", "MCP901"),
)
def decorator_hiding_signature(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A decorator between the registration and the function returns a wrapper that does not say what it wraps.

    The SDK looks at what it is given, and that is the wrapper: its name, its docstring and its `*args, **kwargs`.
    `functools.wraps` makes the wrapper point to the function, and all SDKs follow it.

    The fix adds it where the decorator is in the same file and takes nothing but the function.
    The official SDK then lists the tool under the function's name.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("bank")


        def logged(function):
            def wrapper(*args, **kwargs):
                return function(*args, **kwargs)

            return wrapper


        @mcp.tool()
        @logged
        def balance(account: str) -> float:
            \"\"\"The balance of an account.\"\"\"
            return float(len(account))

    Good::

        import functools

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("bank")


        def logged(function):
            @functools.wraps(function)
            def wrapper(*args, **kwargs):
                return function(*args, **kwargs)

            return wrapper


        @mcp.tool()
        @logged
        def balance(account: str) -> float:
            \"\"\"The balance of an account.\"\"\"
            return float(len(account))
    """
    if tool.hidden_by is None or tool.registration.expected or tool.sdk.family not in {"mcp", "fm"}:
        return
    if any(each.kind in {"var-positional", "var-keyword"} for each in tool.parameters):
        values = {"name": code_at(tool.hidden_by), "sdk": sdk_name(tool.sdk)}
        variant = "official" if tool.sdk.family == "mcp" else ""
        yield Problem(tool.hidden_by, values, variant, fix=partial(wraps_fix, tool, tool.hidden_by))


@rule(
    code="MCP736",
    level="advice",
    default="off",
    subject=Tool,
    message="{name} may be null and yet has to be given: write = None behind its type, or drop the None",
    cites=(
        Advice("PEP 484: `Optional[T]` says that None is allowed, not that the argument may be left out."),
        SdkFact("mcp", "1.30.0, 2.3.0", "a parameter of type T | None without default is required"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "a parameter of type T | None without default is required"),
    ),
    fix="unsafe",
)
def required_nullable(tool: Tool, context: Context) -> Iterator[Problem]:
    """A parameter may be null, but cannot be left out.

    `Optional[str]` is often read as "may be omitted".
    Without a default it is required, so a client has to send the key with null in it.
    Strict function calling of OpenAI wants just that, so the rule is silent where `openai-strict` is among the clients.

    The fix writes `= None`, where no parameter without a default follows.

    Bad::

        from typing import Optional

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("tickets")


        @mcp.tool()
        def tickets(label: Optional[str]) -> list[str]:
            \"\"\"The tickets with a label.\"\"\"
            return [label or ""]

    Good::

        from typing import Optional

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("tickets")


        @mcp.tool()
        def tickets(label: Optional[str] = None) -> list[str]:
            \"\"\"The tickets with a label.\"\"\"
            return [label or ""]
    """
    if "openai-strict" in context.settings.clients or tool.input_schema.origin is not Origin.DERIVED:
        return
    for parameter in tool.parameters:
        nullable = any(each.name == "builtins.None" and not each.nested for each in parameter.types)
        if nullable and parameter.default is None and parameter.annotation is not None and parameter.listed:
            fix = partial(none_default_fix, tool, parameter)
            yield Problem(parameter.annotation.place, {"name": cut(parameter.name)}, "", pointer_of(parameter), fix=fix)
