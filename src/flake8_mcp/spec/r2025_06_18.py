"""MCP 2025-06-18."""

from __future__ import annotations

from ._revision import Revision
from .elicitation import FIRST

R2025_06_18 = Revision(
    name="2025-06-18",
    tool_fields=frozenset({"name", "title", "description", "inputSchema", "outputSchema", "annotations", "_meta"}),
    output_root_object=True,
    meta_reserved=-2,
    meta_names=frozenset({"progressToken"}),
    elicitation=FIRST,
)
