"""One JSON document: docs/json.md."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from flake8_mcp.contract.differences import MISSING
from flake8_mcp.report._differences import counted

if TYPE_CHECKING:
    from flake8_mcp.contract.differences import Difference
    from flake8_mcp.contract.listing import ListedPlace
    from flake8_mcp.report import Compared, Style

FORMAT_VERSION = 1


def render(compared: Compared, _style: Style) -> str:
    """All differences and how many there are of each verdict."""
    document = {
        "format_version": FORMAT_VERSION,
        "old": compared.old,
        "new": compared.new,
        "differences": [_difference(each) for each in compared.differences],
        "summary": counted(compared.differences),
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _difference(difference: Difference) -> dict[str, object]:
    values = {"old": difference.old, "new": difference.new, "witness": difference.witness}
    return {
        "verdict": difference.verdict,
        "kind": difference.kind,
        "server": difference.server,
        "tool": difference.tool,
        "pointer": difference.pointer,
        "reason": difference.reason,
        **{name: each for name, each in values.items() if each is not MISSING},
        "old_place": _place(difference.old_place),
        "new_place": _place(difference.new_place),
        "size_change": difference.size,
    }


def _place(place: ListedPlace | None) -> dict[str, object] | None:
    return place._asdict() if place is not None else None
