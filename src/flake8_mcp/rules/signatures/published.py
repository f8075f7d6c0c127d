"""Parameters that are listed as something else than the author meant."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.edits import Change, Fix, NotEditableError, make_optional
from flake8_mcp.model import Origin, Scalar, Tool, escape
from flake8_mcp.rules._nullable import refuses_null
from flake8_mcp.rules._refusals import code_at, sdk_name
from flake8_mcp.rules._rule import Advice, Context, Problem, SdkFact, cut, rule
from flake8_mcp.rules._schemas import plain, positions
from flake8_mcp.rules.signatures._annotating import (
    SURE_NAMES,
    default_type_fix,
    none_default_fix,
    own_context_fix,
    untyped_context_fix,
    wraps_fix,
)
from flake8_mcp.spec.json_schema import KEYWORDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Parameter, TypeName, Value
    from flake8_mcp.rules._rule import Level
    from flake8_mcp.rules._schemas import Position

# The attributes of Context: mcp 1.30.0 and 2.3.0, fastmcp 2.14.7, 3.4.11 and 4.2.3.
_ATTRIBUTES = frozenset(
    {
        "client_capabilities", "client_extension_settings", "client_id", "client_supports_extension",
        "close_sse_stream", "close_standalone_sse_stream", "debug", "delete_state", "disable_components", "elicit",
        "elicit_url", "enable_components", "error", "fastmcp", "get_http_request", "get_prompt", "get_state",
        "headers", "info", "input_responses", "is_background_task", "lifespan_context", "list_prompts",
        "list_resources", "list_roots", "log", "mcp_server", "notify_prompts_changed", "notify_resource_updated",
        "notify_resources_changed", "notify_tools_changed", "origin_request_id", "protocol_version", "read_resource",
        "report_progress", "request_context", "request_id", "request_state", "reset_visibility", "sample",
        "sample_step", "send_notification", "send_prompt_list_changed", "send_resource_list_changed",
        "send_tool_list_changed", "session", "session_id", "set_state", "task_id", "transport", "warning",
    }
)  # fmt: skip
_OPEN_NAME = "context"

_OFFICIAL_1 = frozenset({"mcp.server.fastmcp.Context", "mcp.server.fastmcp.server.Context"})
_OFFICIAL_2 = frozenset(
    {"mcp.server.mcpserver.Context", "mcp.server.mcpserver.context.Context", "mcp.server.mcpserver.server.Context"}
)
_FASTMCP = frozenset({"fastmcp.Context", "fastmcp.server.Context", "fastmcp.server.context.Context"})
_OWN = MappingProxyType({"mcp1": _OFFICIAL_1, "mcp2": _OFFICIAL_2, "fm2": _FASTMCP, "fm3": _FASTMCP, "fm4": _FASTMCP})
_CONTEXTS = _OFFICIAL_1 | _OFFICIAL_2 | _FASTMCP
# Classes of requests, results, sessions and servers: no SDK gives one to a tool.
_NEVER = frozenset(
    {
        "CallToolRequest", "CallToolRequestParams", "CallToolResult", "ClientSession", "RequestContext", "Server",
        "ServerRequestContext", "ServerSession", "FastMCP", "MCPServer",
    }
)  # fmt: skip
_PACKAGES = frozenset({"mcp", "mcp_types", "fastmcp"})
_ONLY_FIRST = frozenset({"mcp1", "mcp2", "fm2"})


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
    untyped = {_pointer(each) for each in tool.parameters if each.annotation is None}
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
    code="MCP731",
    level="breaks",
    subject=Tool,
    message="{name} has no annotation, so {sdk} lists it as an argument that clients must fill: annotate it as Context",
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "only an annotated context is filled in: `ctx` alone is a required string"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "only an annotated context is filled in"),
    ),
    fix="safe",
    hides=("MCP734", "MCP921"),
)
def untyped_context(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A parameter that is meant for the SDK's context has no annotation.

    The SDKs find the context by its type, not by its name.
    Without the annotation it is an argument like any other: clients see it, models make something up for it, and the
    body fails on a text that has no `info`.

    The fix writes the annotation; it is safe where the body reads nothing from the parameter but what a context has.

    Bad::

        from fastmcp import FastMCP

        mcp = FastMCP("jobs")


        @mcp.tool
        async def start(job: str, ctx) -> str:
            \"\"\"Start a job.\"\"\"
            await ctx.info(job)
            return job

    Good::

        from fastmcp import Context, FastMCP

        mcp = FastMCP("jobs")


        @mcp.tool
        async def start(job: str, ctx: Context) -> str:
            \"\"\"Start a job.\"\"\"
            await ctx.info(job)
            return job
    """
    for parameter in _untyped(tool):
        if _is_context(parameter):
            values = {"name": cut(parameter.name), "sdk": sdk_name(tool.sdk)}
            level: Level = "breaks" if parameter.default is None else "should"
            is_only_context = parameter.read is not None and parameter.read <= _ATTRIBUTES
            fix = partial(untyped_context_fix, tool, parameter, safe=is_only_context)
            yield Problem(parameter.place, values, "", _pointer(parameter), level, fix)


@rule(
    code="MCP732",
    level="breaks",
    subject=Tool,
    message={
        "": "{type} is not what {sdk} fills in, so {name} becomes an argument of the tool: annotate it as {own}",
        "second": "{sdk} fills in the first Context only, so {name} becomes an argument of the tool: remove it",
        "arguments": "{type} has a number of type arguments that {sdk} refuses with TypeError: write Context alone",
    },
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "a parameter typed as a request, result or session class is not filled in"),
        SdkFact("fastmcp", "2.14.7, 3.4.11", "a parameter typed as mcp.server.fastmcp.Context is listed"),
        SdkFact("fastmcp", "4.2.3", "a parameter typed as mcp.server.mcpserver.Context is listed"),
        SdkFact("mcp", "1.30.0, 2.3.0", "the second of two contexts is listed, also in fastmcp 2.14.7"),
        SdkFact("mcp", "1.30.0", "Context[A] raises TypeError, with two or three arguments it is fine"),
        SdkFact("mcp", "2.3.0", "Context[A, B, C] raises TypeError"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "Context[A] raises TypeError"),
    ),
    fix="unsafe",
)
def uninjected_context(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A parameter is typed with a class that this SDK does not fill in.

    Each SDK knows its own `Context` and no other: that of the official SDK in a fastmcp server is listed with all its
    fields as an argument, or the registration raises.
    The same holds for the low-level request context, sessions and results, and for a second context where the SDK
    looks for one only.

    The fix puts the SDK's own `Context` in the place of another one, and of any such class where the parameter is
    called `ctx` or `context`.
    What is no context is left to the author: the body reads other things from it.

    Bad::

        from fastmcp import FastMCP
        from mcp.server.mcpserver import Context

        mcp = FastMCP("jobs")


        @mcp.tool
        async def start(job: str, ctx: Context) -> str:
            \"\"\"Start a job.\"\"\"
            await ctx.info(job)
            return job

    Good::

        from fastmcp import Context, FastMCP

        mcp = FastMCP("jobs")


        @mcp.tool
        async def start(job: str, ctx: Context) -> str:
            \"\"\"Start a job.\"\"\"
            await ctx.info(job)
            return job
    """
    own = _OWN.get(tool.sdk.profile)
    if own is None or tool.registration.expected:
        return
    filled = False
    for parameter in tool.parameters:
        found = next((each for each in parameter.types if not each.nested and _is_related(each)), None)
        if found is None or parameter.annotation is None:
            continue
        values = {
            "type": code_at(found.place), "sdk": sdk_name(tool.sdk), "name": cut(parameter.name), "own": _path(tool)
        }  # fmt: skip
        if found.name in own:
            if _is_refused(found, tool.sdk.profile):
                fix = partial(own_context_fix, tool, parameter, found)
                yield Problem(parameter.annotation.place, values, "arguments", _pointer(parameter), fix=fix)
            elif filled and tool.sdk.profile in _ONLY_FIRST:
                yield Problem(parameter.annotation.place, values, "second", _pointer(parameter))
            filled = True
        elif parameter.listed is not False:
            fix = partial(own_context_fix, tool, parameter, found)
            yield Problem(parameter.annotation.place, values, "", _pointer(parameter), fix=fix)


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
    for index, parameter in enumerate(_untyped(tool)):
        is_self = index == 0 and tool.handler is not None and tool.handler.unbound and parameter.name in {"self", "cls"}
        if not is_self and parameter.name not in SURE_NAMES and tool.hidden_by is None:
            values = {"name": cut(parameter.name), "sdk": sdk_name(tool.sdk)}
            variant = "official" if tool.sdk.family == "mcp" else ""
            fix = partial(default_type_fix, tool, parameter, _pointer(parameter))
            yield Problem(parameter.place, values, variant, _pointer(parameter), fix=fix)


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
            yield Problem(parameter.annotation.place, {"name": cut(parameter.name)}, "", _pointer(parameter), fix=fix)


def _untyped(tool: Tool) -> list[Parameter]:
    """The parameters without annotation that are listed, where the registration works."""
    if tool.sdk.family not in {"mcp", "fm"} or tool.raises is not None:
        return []
    return [
        each for each in tool.parameters if each.annotation is None and each.listed and not each.kind.startswith("var-")
    ]


def _is_context(parameter: Parameter) -> bool:
    """Whether an untyped parameter is meant for a context: by its name, for `context` also by what is read from it."""
    if parameter.name in SURE_NAMES:
        return True
    if parameter.name != _OPEN_NAME or not parameter.read or not parameter.read <= _ATTRIBUTES:
        return False
    default = parameter.default.value if parameter.default is not None else None
    return default is None or (isinstance(default, Scalar) and default.value is None)


def _is_related(each: TypeName) -> bool:
    package, _, last = each.name.partition(".")
    return each.name in _CONTEXTS or (package in _PACKAGES and last.rpartition(".")[2] in _NEVER)


def _is_refused(found: TypeName, profile: str) -> bool:
    """Whether `Context[...]` raises for the number of its arguments."""
    if found.arguments is None:
        return False
    if profile == "mcp1":
        return found.arguments not in {2, 3}
    return profile != "mcp2" or found.arguments > 2  # noqa: PLR2004 - as run


def _path(tool: Tool) -> str:
    return {"mcp1": "mcp.server.fastmcp.Context", "mcp2": "mcp.server.mcpserver.Context"}.get(
        tool.sdk.profile, "fastmcp.Context"
    )


def _pointer(parameter: Parameter) -> str:
    return f"/inputSchema/properties/{escape(parameter.name)}"
