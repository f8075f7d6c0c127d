"""MCP 2024-11-05."""

from __future__ import annotations

from ._revision import Revision

R2024_11_05 = Revision(
    name="2024-11-05",
    tool_fields=frozenset({"name", "description", "inputSchema"}),
)
