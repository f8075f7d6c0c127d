"""Parameters that are meant for the context of a request."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.model import Scalar, Tool
from flake8_mcp.rules._parameters import untyped_parameters
from flake8_mcp.rules._refusals import code_at, sdk_name
from flake8_mcp.rules._rule import Context, Problem, SdkFact, cut, rule
from flake8_mcp.rules.signatures._annotating import (
    SURE_NAMES,
    own_context_fix,
    untyped_context_fix,
)
from flake8_mcp.rules.signatures._parameter_fixes import pointer_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Parameter, TypeName
    from flake8_mcp.rules._rule import Level

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
    for parameter in untyped_parameters(tool):
        if _is_context(parameter):
            values = {"name": cut(parameter.name), "sdk": sdk_name(tool.sdk)}
            level: Level = "breaks" if parameter.default is None else "should"
            is_only_context = parameter.read is not None and parameter.read <= _ATTRIBUTES
            fix = partial(untyped_context_fix, tool, parameter, safe=is_only_context)
            yield Problem(parameter.place, values, "", pointer_of(parameter), level, fix)


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
                yield Problem(parameter.annotation.place, values, "arguments", pointer_of(parameter), fix=fix)
            elif filled and tool.sdk.profile in _ONLY_FIRST:
                yield Problem(parameter.annotation.place, values, "second", pointer_of(parameter))
            filled = True
        elif parameter.listed is not False:
            fix = partial(own_context_fix, tool, parameter, found)
            yield Problem(parameter.annotation.place, values, "", pointer_of(parameter), fix=fix)


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
