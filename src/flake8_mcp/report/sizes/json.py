"""One JSON document: docs/json.md."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from flake8_mcp.contract.sizes import BYTES_FOR_A_TOKEN, tokens

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flake8_mcp.contract.sizes import ServerSize, ToolSize
    from flake8_mcp.report import Style

FORMAT_VERSION = 1


def render(servers: Sequence[ServerSize], _style: Style) -> str:
    """All servers, the largest tools and parts first."""
    document = {
        "format_version": FORMAT_VERSION,
        "bytes_per_token": BYTES_FOR_A_TOKEN,
        "servers": [
            {
                "server": each.name,
                "path": each.path,
                "bytes": each.size,
                "tokens": tokens(each.size),
                "unread": each.uncounted,
                "tools": [_tool(tool) for tool in each.tools],
            }
            for each in servers
        ],
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _tool(tool: ToolSize) -> dict[str, object]:
    return {
        "name": tool.name,
        "bytes": tool.size,
        "tokens": tokens(tool.size),
        "incomplete": tool.incomplete,
        "parts": dict(tool.parts),
    }
