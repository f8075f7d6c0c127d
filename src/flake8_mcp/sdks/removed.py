"""API that a major of an SDK no longer has, as data: what to write instead, empty where there is nothing.

Each import and attribute was tried in mcp 1.30.0 and 2.3.0, fastmcp 2.14.7, 3.4.11 and 4.2.3.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_MCP2 = frozenset({"mcp2"})
_FM3 = frozenset({"fm3", "fm4"})
_FM4 = frozenset({"fm4"})


def _elsewhere(module: str, names: Mapping[str, str]) -> dict[str, tuple[frozenset[str], str]]:
    """Names of a module of mcp 1 that have another place in mcp 2, or none."""
    return {f"{module}.{name}": (_MCP2, instead) for name, instead in names.items()}


# Modules, with all that is below them, and names of modules: the majors that lack them, and the new place.
IMPORTS: Mapping[str, tuple[frozenset[str], str]] = MappingProxyType(
    {
        "mcp.server.fastmcp": (_MCP2, "mcp.server.mcpserver"),
        "mcp.server.fastmcp.FastMCP": (_MCP2, "mcp.server.mcpserver.MCPServer"),
        "mcp.server.fastmcp.server.FastMCP": (_MCP2, "mcp.server.mcpserver.server.MCPServer"),
        **_elsewhere(
            "mcp.server.fastmcp.server",
            {
                "ElicitSchemaModelT": "mcp.server.elicitation.ElicitSchemaModelT",
                "LifespanContextT": "mcp.server.context.LifespanContextT",
                "RequestContext": "mcp.server.context.ServerRequestContext",
                "RequestT": "mcp.server.context.RequestT",
                "ServerSession": "mcp.server.session.ServerSession",
                "ServerSessionT": "",
                "StreamableHTTPASGIApp": "mcp.server.streamable_http_manager.StreamableHTTPASGIApp",
                "elicit_with_validation": "mcp.server.elicitation.elicit_with_validation",
            },
        ),
        **_elsewhere(
            "mcp.server.fastmcp.exceptions",
            {"FastMCPError": "mcp.server.mcpserver.exceptions.MCPServerError", "ValidationError": ""},
        ),
        **_elsewhere(
            "mcp.shared.context",
            {
                "LifespanContextT": "mcp.server.context.LifespanContextT",
                "RequestT": "mcp.server.context.RequestT",
                "SessionT": "",
            },
        ),
        "mcp.server.lowlevel.experimental": (_MCP2, ""),
        "mcp.server.lowlevel.server.RequestT": (_MCP2, "mcp.server.context.RequestT"),
        "mcp.server.session.InitializationState": (_MCP2, ""),
        "mcp.server.session.ServerSessionT": (_MCP2, ""),
        "mcp.shared.response_router": (_MCP2, ""),
        **_elsewhere("mcp.types", dict.fromkeys(("MethodT", "NotificationParamsT", "RequestParamsT"), "")),
        "mcp.server.FastMCP": (_MCP2, "mcp.server.mcpserver.MCPServer"),
        "mcp.McpError": (_MCP2, "mcp.MCPError"),
        "mcp.shared.exceptions.McpError": (_MCP2, "mcp.shared.exceptions.MCPError"),
        "mcp.client.streamable_http.streamablehttp_client": (
            _MCP2,
            "mcp.client.streamable_http.streamable_http_client",
        ),
        "mcp.shared.context.RequestContext": (_MCP2, "mcp.server.context.ServerRequestContext"),
        "mcp.server.lowlevel.server.request_ctx": (_MCP2, ""),
        "mcp.server.lowlevel.func_inspection": (_MCP2, ""),
        "mcp.server.experimental": (_MCP2, ""),
        "mcp.server.websocket": (_MCP2, ""),
        "mcp.shared.experimental": (_MCP2, ""),
        "mcp.shared.memory.create_connected_server_and_client_session": (_MCP2, ""),
        "mcp.shared.progress": (_MCP2, ""),
        "mcp.shared.session": (_MCP2, ""),
        "mcp.shared.version": (_MCP2, ""),
        "mcp.types.AnyFunction": (_MCP2, ""),
        "mcp.types.Content": (_MCP2, "mcp.types.ContentBlock"),
        "mcp.types.ResourceReference": (_MCP2, "mcp.types.ResourceTemplateReference"),
        "fastmcp.prompts.prompt_manager": (_FM3, ""),
        "fastmcp.prompts.PromptManager": (_FM3, ""),
        "fastmcp.resources.resource_manager": (_FM3, ""),
        "fastmcp.resources.ResourceManager": (_FM3, ""),
        "fastmcp.tools.tool_manager": (_FM3, ""),
        "fastmcp.tools.ToolManager": (_FM3, ""),
        "fastmcp.server.server.MountedServer": (_FM3, ""),
        "fastmcp.utilities.mcp_config": (_FM3, "fastmcp.mcp_config"),
        "fastmcp.utilities.mcp_config.mcp_config_to_servers_and_transports": (_FM3, ""),
        "fastmcp.utilities.mcp_config.mcp_server_type_to_servers_and_transports": (_FM3, ""),
        "fastmcp.server.proxy.ProxyManagerMixin": (_FM3, ""),
        "fastmcp.server.proxy.ProxyPromptManager": (_FM3, ""),
        "fastmcp.server.proxy.ProxyResourceManager": (_FM3, ""),
        "fastmcp.server.proxy.ProxyToolManager": (_FM3, ""),
        "fastmcp.server.proxy.default_proxy_roots_handler": (_FM3, ""),
        "fastmcp.utilities.components.MirroredComponent": (_FM3, ""),
        "fastmcp.tools.tool": (_FM4, "fastmcp.tools"),
        "fastmcp.prompts.prompt": (_FM4, "fastmcp.prompts"),
        "fastmcp.resources.resource": (_FM4, "fastmcp.resources"),
        "fastmcp.server.openapi": (_FM4, "fastmcp.server.providers.openapi"),
        "fastmcp.server.openapi.FastMCPOpenAPI": (_FM4, ""),
        "fastmcp.server.openapi.server": (_FM4, ""),
        "fastmcp.experimental.server.openapi": (_FM4, "fastmcp.server.providers.openapi"),
        "fastmcp.experimental.sampling": (_FM4, ""),
        "fastmcp.server.proxy": (_FM4, "fastmcp.server.providers.proxy"),
        "fastmcp.server.sampling": (_FM4, ""),
        "fastmcp.server.tasks": (_FM4, ""),
        "fastmcp.server.apps": (_FM4, "fastmcp.apps"),
        "fastmcp.server.auth.authorization": (_FM4, ""),
        "fastmcp.dependencies.CurrentDocket": (_FM4, ""),
        "fastmcp.server.dependencies.CurrentDocket": (_FM4, ""),
        "fastmcp.server.middleware.tool_injection.PromptToolMiddleware": (_FM4, ""),
        "fastmcp.server.middleware.tool_injection.ResourceToolMiddleware": (_FM4, ""),
        "fastmcp.server.providers.SkillsProvider": (_FM4, ""),
    }
)

# Modules of which the package around has a decorator of the same name: fastmcp 3.4.11, 4.2.3.
ALSO_NAMES = frozenset({"fastmcp.tools.tool", "fastmcp.prompts.prompt", "fastmcp.resources.resource"})

# Attributes of a server object.
ATTRIBUTES: Mapping[str, tuple[frozenset[str], str]] = MappingProxyType(
    {
        "get_context": (_MCP2, "a parameter of type Context"),
        "get_tools": (_FM3, "list_tools()"),
        "get_resources": (_FM3, "list_resources()"),
        "get_resource_templates": (_FM3, "list_resource_templates()"),
        "get_prompts": (_FM3, "list_prompts()"),
        "include_tags": (_FM3, "enable(tags=..., only=True)"),
        "exclude_tags": (_FM3, "disable(tags=...)"),
        "settings": (_FM3, "fastmcp.settings"),
        "sse_app": (_FM3, 'http_app(transport="sse")'),
        "streamable_http_app": (_FM3, "http_app()"),
        "run_sse_async": (_FM3, 'run_http_async(transport="sse")'),
        "run_streamable_http_async": (_FM3, "run_http_async()"),
        "import_server": (_FM4, "mount()"),
        "as_proxy": (_FM4, "fastmcp.server.create_proxy()"),
        "add_tool_transformation": (_FM4, "add_transform(ToolTransform(...))"),
        "remove_tool_transformation": (_FM4, ""),
        "remove_tool": (_FM4, "local_provider.remove_tool()"),
    }
)

# Attributes of a low-level server; in mcp 2 the context is the first argument of every handler.
LOWLEVEL_ATTRIBUTES: Mapping[str, tuple[frozenset[str], str]] = MappingProxyType(
    {
        "request_context": (_MCP2, "the context that a handler is given"),
        "request_handlers": (_MCP2, "add_request_handler(...)"),
        "notification_handlers": (_MCP2, "add_notification_handler(...)"),
        "experimental": (_MCP2, ""),
    }
)

# Decorators of the low-level server, and the keyword of the constructor that takes their place in mcp 2.
LOWLEVEL_DECORATORS: Mapping[str, str] = MappingProxyType(
    {
        "call_tool": "on_call_tool",
        "completion": "on_completion",
        "get_prompt": "on_get_prompt",
        "list_prompts": "on_list_prompts",
        "list_resource_templates": "on_list_resource_templates",
        "list_resources": "on_list_resources",
        "list_tools": "on_list_tools",
        "progress_notification": "on_progress",
        "read_resource": "on_read_resource",
        "set_logging_level": "on_set_logging_level",
        "subscribe_resource": "on_subscribe_resource",
        "unsubscribe_resource": "on_unsubscribe_resource",
    }
)

# What to write for keywords that are gone.
KEYWORDS: Mapping[tuple[str, str], str] = MappingProxyType(
    {
        ("server", "on_duplicate_tools"): "on_duplicate=",
        ("server", "on_duplicate_resources"): "on_duplicate=",
        ("server", "on_duplicate_prompts"): "on_duplicate=",
        ("server", "host"): "host= of run()",
        ("server", "port"): "port= of run()",
        ("server", "json_response"): "json_response= of run()",
        ("server", "stateless_http"): "stateless_http= of run()",
        ("server", "sse_path"): "the path given to run()",
        ("server", "streamable_http_path"): "the path given to run()",
        ("server", "transport_security"): "transport_security= of run()",
        ("server", "include_tags"): "enable(tags=..., only=True)",
        ("server", "exclude_tags"): "disable(tags=...)",
        ("server", "tool_transformations"): "add_transform()",
        ("server", "tool_serializer"): "ToolResult as return value",
        ("mount", "prefix"): "namespace=",
        ("tool", "enabled"): "disable() of the server",
        ("tool", "exclude_args"): "Depends() as default",
        ("from_function", "exclude_args"): "Depends() as default",
        ("from_function", "serializer"): "ToolResult as return value",
    }
)

# Keywords of other methods of a server: since when they are gone, and what to write.
METHOD_KEYWORDS: Mapping[tuple[str, str], tuple[frozenset[str], str]] = MappingProxyType(
    {
        ("get_tool", "key"): (_FM3, "name="),
        ("get_prompt", "key"): (_FM3, "name="),
        ("get_resource", "key"): (_FM3, "uri="),
        ("get_resource_template", "key"): (_FM3, "uri="),
        ("prompt", "enabled"): (_FM3, "disable() of the server"),
        ("prompt", "task"): (_FM4, ""),
        ("resource", "enabled"): (_FM3, "disable() of the server"),
        ("resource", "task"): (_FM4, ""),
        ("call_tool", "task_meta"): (_FM4, ""),
        ("read_resource", "task_meta"): (_FM4, ""),
        ("render_prompt", "task_meta"): (_FM4, ""),
        ("run", "mount_path"): (_MCP2, ""),
        ("run_sse_async", "mount_path"): (_MCP2, ""),
        ("sse_app", "mount_path"): (_MCP2, ""),
    }
)
LOWLEVEL_KEYWORDS: Mapping[tuple[str, str], tuple[frozenset[str], str]] = MappingProxyType(
    {("run", "stateless"): (_MCP2, "")}
)
# The same of `Tool.from_tool(...)` of fastmcp.
FROM_TOOL_KEYWORDS: Mapping[tuple[str, str], tuple[frozenset[str], str]] = MappingProxyType(
    {
        ("from_tool", "enabled"): (_FM3, "disable() of the server"),
        ("from_tool", "serializer"): (_FM4, "ToolResult as return value"),
    }
)

# Private attributes of the servers, present in some majors only.
PRIVATE = frozenset(
    {
        "_additional_http_routes", "_call_tool", "_custom_starlette_routes", "_list_tools", "_local_provider",
        "_lowlevel_server", "_mcp_call_tool", "_mcp_list_tools", "_mcp_server", "_mounted_servers", "_prompt_manager",
        "_resource_manager", "_session_manager", "_setup_handlers", "_tool_cache", "_tool_manager", "_tools",
    }
)  # fmt: skip
