"""One JSON document: docs/json.md."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from flake8_mcp.report._paths import display_path

if TYPE_CHECKING:
    from flake8_mcp.edits import Fix
    from flake8_mcp.report import Report, Reported, Style

FORMAT_VERSION = 1


def render(report: Report, _style: Style) -> str:
    """All findings and the counts."""
    counts = report.counts
    document = {
        "format_version": FORMAT_VERSION,
        "findings": [_finding(each) for each in report.findings],
        "summary": {
            "files": counts.files,
            "servers": counts.servers,
            "tools": counts.tools,
            "unread_registrations": counts.unread,
            "unanalysed_files": counts.unanalysed,
            "findings": len(report.findings),
            "ignored_findings": counts.ignored,
        },
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _finding(reported: Reported) -> dict[str, object]:
    finding = reported.finding
    return {
        "path": display_path(finding.path),
        "line": finding.line,
        "column": finding.column + 1,
        "end_line": finding.span.end_line,
        "end_column": finding.span.end_column + 1,
        "code": finding.code,
        "rule": finding.rule,
        "level": finding.level,
        "message": finding.text,
        "fix": _fix(finding.fix),
    }


def _fix(fix: Fix | None) -> dict[str, object] | None:
    if fix is None:
        return None
    edits = [
        {
            "path": display_path(each.path),
            "line": each.span.line,
            "column": each.span.column + 1,
            "end_line": each.span.end_line,
            "end_column": each.span.end_column + 1,
            "text": each.text,
        }
        for each in sorted(fix.edits)
    ]
    return {"title": fix.title, "safe": fix.safe, "edits": edits}
