"""The keywords that callables of the SDKs take and took, as data."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

# Read in the signatures of mcp 1.2.1, 1.3.0, 1.6.0, 1.8.1, 1.9.4, 1.12.4, 1.18.0, 1.30.0 and 2.3.0, and of fastmcp
# 2.0.0, 2.2.10, 2.5.2, 2.8.1, 2.10.6, 2.12.5, 2.13.3, 2.14.7, 3.0.0, 3.4.11, 4.0.0 and 4.2.3.
_TOOL = ("fn", "name", "title", "description", "annotations", "icons", "meta")
_OFFICIAL = frozenset({*_TOOL, "structured_output"})
_FM2 = frozenset({*_TOOL, "name_or_fn", "tags", "output_schema", "exclude_args", "enabled", "task"})
_FM3 = (_FM2 - {"enabled"}) | {"version", "app", "timeout", "auth", "run_in_thread"}

_MADE_FM2 = frozenset(
    {*_TOOL, "tags", "output_schema", "exclude_args", "enabled", "task", "serializer", "context_kwarg"}
)
_MADE_FM3 = (_MADE_FM2 - {"enabled", "context_kwarg"}) | {"version", "timeout", "auth", "run_in_thread", "metadata"}

_SERVER_1 = frozenset(
    {
        "name", "instructions", "website_url", "icons", "auth_server_provider", "token_verifier", "event_store",
        "retry_interval", "tools", "debug", "log_level", "host", "port", "mount_path", "sse_path", "message_path",
        "streamable_http_path", "json_response", "stateless_http", "max_request_body_size", "session_idle_timeout",
        "max_sessions", "warn_on_duplicate_resources", "warn_on_duplicate_tools", "warn_on_duplicate_prompts",
        "dependencies", "lifespan", "auth", "transport_security",
    }
)  # fmt: skip
_GONE_2 = frozenset(
    {
        "event_store", "retry_interval", "host", "port", "mount_path", "sse_path", "message_path",
        "streamable_http_path", "json_response", "stateless_http", "max_request_body_size", "session_idle_timeout",
        "max_sessions", "transport_security",
    }
)  # fmt: skip
_SERVER_2 = (_SERVER_1 - _GONE_2) | {
    "title", "description", "version", "resources", "extensions", "resource_security", "request_state_security",
    "cache_hints", "subscriptions", "middleware",
}  # fmt: skip
_SERVER_FM2 = frozenset(
    {
        "name", "instructions", "version", "website_url", "icons", "auth", "middleware", "lifespan",
        "mask_error_details", "tools", "tool_transformations", "tool_serializer", "include_tags", "exclude_tags",
        "include_fastmcp_meta", "on_duplicate_tools", "on_duplicate_resources", "on_duplicate_prompts",
        "strict_input_validation", "tasks", "log_level", "debug", "host", "port", "sse_path", "message_path",
        "streamable_http_path", "json_response", "stateless_http", "sampling_handler", "sampling_handler_behavior",
        "dependencies", "resource_prefix_format", "cache_expiration_seconds", "auth_server_provider", "tags",
    }
)  # fmt: skip
_GONE_FM3 = frozenset(
    {
        "tool_transformations", "tool_serializer", "include_tags", "exclude_tags", "include_fastmcp_meta",
        "on_duplicate_tools", "on_duplicate_resources", "on_duplicate_prompts", "log_level", "debug", "host", "port",
        "sse_path", "message_path", "streamable_http_path", "json_response", "stateless_http", "dependencies",
        "resource_prefix_format", "cache_expiration_seconds", "auth_server_provider", "tags",
    }
)  # fmt: skip
_SERVER_FM3 = (_SERVER_FM2 - _GONE_FM3) | {
    "providers", "transforms", "on_duplicate", "dereference_schemas", "list_page_size", "session_state_store",
    "client_log_level", "experimental_capabilities",
}  # fmt: skip
_GONE_FM4 = frozenset({"sampling_handler", "sampling_handler_behavior"})
_SERVER_FM4 = (_SERVER_FM3 - _GONE_FM4) | {"resource_security", "request_state_security", "cache_ttl", "cache_scope"}

# What the newest release of a major takes.
TAKEN: Mapping[str, Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "tool": MappingProxyType(
            {"mcp1": _OFFICIAL, "mcp2": _OFFICIAL, "fm2": _FM2, "fm3": _FM3, "fm4": _FM3 - {"exclude_args"}}
        ),
        "from_function": MappingProxyType(
            {
                "mcp1": _OFFICIAL | {"context_kwarg"},
                "mcp2": _OFFICIAL | {"context_kwarg"},
                "fm2": _MADE_FM2,
                "fm3": _MADE_FM3,
                "fm4": _MADE_FM3 - {"exclude_args", "serializer"},
            }
        ),
        "server": MappingProxyType(
            {"mcp1": _SERVER_1, "mcp2": _SERVER_2, "fm2": _SERVER_FM2, "fm3": _SERVER_FM3, "fm4": _SERVER_FM4}
        ),
        "mount": MappingProxyType(
            {
                "fm2": frozenset(
                    {"server", "prefix", "app", "as_proxy", "tool_names", "tool_separator", "resource_separator",
                     "prompt_separator"}
                ),
                "fm3": frozenset({"server", "namespace", "as_proxy", "tool_names", "prefix"}),
                "fm4": frozenset({"server", "namespace", "tool_names"}),
            }
        ),
    }
)  # fmt: skip
_BEFORE = MappingProxyType({"mcp2": ("mcp1",), "fm3": ("fm2",), "fm4": ("fm2", "fm3")})
# Releases before these take any keyword of the constructor as a setting: mcp 1.9.4, fastmcp 2.5.2.
_STRICT_SINCE = MappingProxyType({"mcp1": (1, 12), "fm2": (2, 8)})


def is_removed(callable_: str, keyword: str, profile: str) -> bool:
    """Whether a major no longer takes a keyword that one before it took."""
    tables = TAKEN[callable_]
    return keyword not in tables[profile] and any(keyword in tables[each] for each in _BEFORE.get(profile, ()))


def is_unknown(callable_: str, keyword: str, profile: str, release: tuple[int, int] = (99, 0)) -> bool:
    """Whether no release up to this one took a keyword."""
    if callable_ == "server" and release < _STRICT_SINCE.get(profile, (0, 0)):
        return False
    tables = TAKEN[callable_]
    return not any(keyword in tables[each] for each in (profile, *_BEFORE.get(profile, ())))
