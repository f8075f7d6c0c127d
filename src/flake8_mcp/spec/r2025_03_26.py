"""MCP 2025-03-26."""

from __future__ import annotations

from ._revision import Revision

R2025_03_26 = Revision(
    name="2025-03-26",
    tool_fields=frozenset({"name", "description", "inputSchema", "annotations"}),
)
