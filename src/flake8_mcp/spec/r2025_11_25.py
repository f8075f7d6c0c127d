"""MCP 2025-11-25."""

from __future__ import annotations

from ._revision import Revision
from .elicitation import WITH_URLS

R2025_11_25 = Revision(
    name="2025-11-25",
    tool_fields=frozenset(
        {"name", "title", "description", "inputSchema", "outputSchema", "annotations", "execution", "icons", "_meta"}
    ),
    output_root_object=True,
    name_rule=True,
    dialect_rule=True,
    meta_reserved=1,
    meta_reverse=True,
    meta_names=frozenset({"progressToken"}),
    elicitation=WITH_URLS,
)
