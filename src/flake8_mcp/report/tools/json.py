"""One JSON document: docs/json.md."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flake8_mcp.report import FoundTool, Listing, Style

FORMAT_VERSION = 1


def render(listing: Listing, _style: Style) -> str:
    """All tools and what was not read."""
    document = {
        "format_version": FORMAT_VERSION,
        "tools": [_tool(each) for each in listing.tools],
        "unread": [
            {"path": each.path, "line": each.line, "column": each.column, "reason": each.reason}
            for each in listing.unread
        ],
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _tool(tool: FoundTool) -> dict[str, object]:
    return {
        "name": tool.name,
        "definition": tool.definition,
        "unknown": list(tool.unknown),
        "sdk": tool.sdk,
        "sdk_source": tool.sdk_source,
        "server": tool.server,
        "path": tool.path,
        "line": tool.line,
        "column": tool.column,
        "form": tool.form,
        "condition": tool.condition,
        "raises": tool.raises,
    }
