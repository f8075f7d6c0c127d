"""API that not every major of an SDK has, as data: what a file uses of it shows the major that it is written for."""

from __future__ import annotations

import ast
from functools import reduce
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from flake8_mcp.syntax.project import CodeFile

_FM2, _FM3, _FM4 = frozenset({"fm2"}), frozenset({"fm3"}), frozenset({"fm4"})
_MCP1, _MCP2 = frozenset({"mcp1"}), frozenset({"mcp2"})

# Read in the signatures of fastmcp 2.14.7, 3.4.11 and 4.2.3, mcp 1.30.0 and 2.3.0.
_FASTMCP_2 = (
    "debug", "exclude_tags", "host", "include_fastmcp_meta", "include_tags", "json_response", "log_level",
    "message_path", "on_duplicate_prompts", "on_duplicate_resources", "on_duplicate_tools", "port", "sse_path",
    "stateless_http", "streamable_http_path", "tool_serializer", "tool_transformations",
)  # fmt: skip
_FASTMCP_3 = (
    "client_log_level", "dereference_schemas", "experimental_capabilities", "list_page_size", "on_duplicate",
    "providers", "session_state_store", "transforms",
)  # fmt: skip
_FASTMCP_4 = ("cache_scope", "cache_ttl", "request_state_security", "resource_security")
_TOOL_3 = ("auth", "run_in_thread", "timeout", "version")
_SERVER_2 = (
    "on_call_tool", "on_completion", "on_get_prompt", "on_list_prompts", "on_list_resource_templates",
    "on_list_resources", "on_list_tools", "on_read_resource", "on_set_logging_level", "on_subscribe_resource",
    "on_unsubscribe_resource",
)  # fmt: skip
_DECORATORS_1 = (
    "call_tool", "get_prompt", "list_prompts", "list_resource_templates", "list_resources", "list_tools",
    "read_resource",
)  # fmt: skip

# Keywords, by the last name of what is called.
KEYWORDS = MappingProxyType(
    {
        "FastMCP": {
            **dict.fromkeys(_FASTMCP_2, _FM2),
            **dict.fromkeys(_FASTMCP_3, _FM3 | _FM4),
            **dict.fromkeys(_FASTMCP_4, _FM4),
            **dict.fromkeys(("sampling_handler", "sampling_handler_behavior"), _FM2 | _FM3),
        },
        "tool": {**dict.fromkeys((*_TOOL_3, "app"), _FM3 | _FM4), "enabled": _FM2, "exclude_args": _FM2 | _FM3},
        "from_function": {**dict.fromkeys(_TOOL_3, _FM3 | _FM4), "enabled": _FM2, "exclude_args": _FM2 | _FM3},
        "mount": {"prefix": _FM2 | _FM3, "as_proxy": _FM2 | _FM3, "namespace": _FM3 | _FM4},
        "Server": dict.fromkeys(_SERVER_2, _MCP2),
        "Tool": {"input_schema": _MCP2},
    }
)
METHODS = MappingProxyType(
    {
        "add_extension": _FM4,
        "add_provider": _FM3 | _FM4,
        "add_tool_transformation": _FM2 | _FM3,
        "add_transform": _FM3 | _FM4,
        "as_proxy": _FM2 | _FM3,
        "import_server": _FM2 | _FM3,
    }
)
# Methods of the low-level server that are decorators; a client has methods of the same names.
DECORATORS = MappingProxyType(dict.fromkeys(_DECORATORS_1, _MCP1))
# Modules and names, with all that is below them.
IMPORTS = MappingProxyType(
    {
        "fastmcp.FastMCPApp": _FM3 | _FM4,
        "fastmcp.apps": _FM3 | _FM4,
        "fastmcp.prompts.prompt": _FM2 | _FM3,
        "fastmcp.resources.resource": _FM2 | _FM3,
        "fastmcp.server.app": _FM3,
        "fastmcp.server.openapi": _FM2 | _FM3,
        "fastmcp.server.providers": _FM3 | _FM4,
        "fastmcp.server.proxy": _FM2 | _FM3,
        "fastmcp.server.transforms": _FM3 | _FM4,
        "fastmcp.tools.base": _FM3 | _FM4,
        "fastmcp.tools.function_tool": _FM3 | _FM4,
        "fastmcp.tools.tool.Tool": _FM2 | _FM3,
        "fastmcp.tools.tool.FunctionTool": _FM2 | _FM3,
        "fastmcp.tools.tool.ToolResult": _FM2 | _FM3,
        "mcp.McpError": _MCP1,
        "mcp.shared.exceptions.McpError": _MCP1,
        "mcp.MCPError": _MCP2,
        "mcp.shared.exceptions.MCPError": _MCP2,
    }
)


def profiles_with(uses: Iterable[frozenset[str]]) -> frozenset[str]:
    """The profiles that have all of the API that is used; none if no use tells them apart or they contradict."""
    given: dict[str, list[frozenset[str]]] = {}
    for each in uses:
        given.setdefault(min(each).rstrip("1234"), []).append(each)
    return frozenset[str]().union(*(reduce(frozenset.intersection, each) for each in given.values()))


def uses(file: CodeFile, imported: Iterable[str]) -> Iterator[frozenset[str]]:
    """The profiles that have a piece of API, for each piece that a file uses and some profile lacks."""
    for name in imported:
        yield from _of_import(name)
    for call in file.outline.calls:
        yield from _of_call(call.node)
    for function in file.outline.functions:
        for decorator in function.node.decorator_list:
            if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Attribute):
                yield from _known(DECORATORS, decorator.func.attr)


def _of_import(name: str) -> Iterator[frozenset[str]]:
    parts = name.split(".")
    for length in range(2, len(parts) + 1):
        yield from _known(IMPORTS, ".".join(parts[:length]))


def _of_call(call: ast.Call) -> Iterator[frozenset[str]]:
    function = call.func
    if isinstance(function, ast.Attribute):
        yield from _known(METHODS, function.attr)
        name = function.attr
    else:
        name = function.id if isinstance(function, ast.Name) else ""
    for keyword in call.keywords:
        yield from _known(KEYWORDS.get(name, {}), keyword.arg or "")


def _known(table: Mapping[str, frozenset[str]], name: str) -> Iterator[frozenset[str]]:
    if name in table:
        yield table[name]
