"""MCP 2026-07-28."""

from __future__ import annotations

from types import MappingProxyType

from ._revision import Revision
from .elicitation import WITHOUT_IDS

R2026_07_28 = Revision(
    name="2026-07-28",
    tool_fields=frozenset(
        {"name", "title", "description", "inputSchema", "outputSchema", "annotations", "icons", "_meta"}
    ),
    boolean_properties=True,
    name_rule=True,
    dialect_rule=True,
    property_keywords=frozenset({"x-mcp-header"}),
    meta_reserved=1,
    meta_reverse=True,
    meta_names=frozenset({"progressToken", "traceparent", "tracestate", "baggage"}),
    result_fields=MappingProxyType(
        {
            "tools/list": frozenset({"cacheScope", "resultType", "tools", "ttlMs"}),
            "tools/call": frozenset({"content", "resultType"}),
        }
    ),
    elicitation=WITHOUT_IDS,
    deprecated=frozenset({"logging", "roots", "sampling"}),
)
