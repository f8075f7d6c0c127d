"""The Reviewdog Diagnostic Format: one DiagnosticResult, with fixes as suggestions.

Its protocol counts columns in bytes of UTF-8 (proto/rdf/reviewdog.proto of reviewdog 0.21).
"""

from __future__ import annotations

import codecs
import json
from typing import TYPE_CHECKING

from flake8_mcp.report._paths import display_path
from flake8_mcp.report.rule_pages import specification_page
from flake8_mcp.rules import all_rules
from flake8_mcp.syntax.source import Span

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from flake8_mcp.edits import Edit, Fix
    from flake8_mcp.report import Excerpt, Report, Reported, Style

NEEDS_EXCERPTS = True

_SEVERITIES: Mapping[str, str] = {"breaks": "ERROR", "must": "ERROR", "should": "WARNING", "advice": "INFO"}
# A suggestion replaces one run of lines, also those between its edits. A longer one is not read, and reviewdog 0.21
# shows an error in its place where a pull request does not touch all of them.
_MAX_LINES = 30


def render(report: Report, _style: Style) -> str:
    """All findings."""
    codes = {each.finding.code for each in report.findings}
    pages = {rule.code: specification_page(rule) for rule in all_rules() if rule.code in codes}
    document = {
        "source": {"name": "flake8-mcp"},
        "diagnostics": [_diagnostic(each, pages.get(each.finding.code)) for each in report.findings],
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _diagnostic(reported: Reported, page: str | None) -> dict[str, object]:
    finding = reported.finding
    location: dict[str, object] = {"path": display_path(finding.path)}
    code = {"value": finding.code}
    if page is not None:
        code["url"] = page
    result: dict[str, object] = {
        "message": f"{finding.text}{_promise(finding.fix)}",
        "location": location,
        "severity": _SEVERITIES[finding.level],
        "code": code,
    }
    excerpt = reported.excerpt
    if excerpt is not None:
        location["range"] = _range(finding.span, excerpt)
        suggestions = list(_suggestions(finding.fix, excerpt))
        if suggestions:
            result["suggestions"] = suggestions
    return result


def _promise(fix: Fix | None) -> str:
    if fix is None:
        return ""
    return f" (fix: {fix.title})" if fix.safe else f" (unsafe fix: {fix.title})"


def _suggestions(fix: Fix | None, excerpt: Excerpt) -> Iterator[dict[str, object]]:
    """The edits of a fix as one replacement, since half of a fix would be wrong."""
    if fix is None:
        return
    edits = sorted(fix.edits)
    first, last = edits[0].span, edits[-1].span
    if any(each.path != excerpt.path for each in edits) or last.end_line - first.line >= _MAX_LINES:
        return
    whole = Span(first.line, first.column, last.end_line, last.end_column)
    yield {"range": _range(whole, excerpt), "text": _joined(edits, excerpt)}


def _joined(edits: Iterable[Edit], excerpt: Excerpt) -> str:
    """The texts of edits with what stands between them."""
    pieces: list[str] = []
    end: tuple[int, int] | None = None
    for each in edits:
        if end is not None:
            pieces.append(excerpt.text(end, (each.span.line, each.span.column)))
        pieces.append(each.text)
        end = each.span.end_line, each.span.end_column
    return "".join(pieces)


def _range(span: Span, excerpt: Excerpt) -> dict[str, object]:
    return {
        "start": _position(span.line, span.column, excerpt),
        "end": _position(span.end_line, span.end_column, excerpt),
    }


def _position(line: int, column: int, excerpt: Excerpt) -> dict[str, int]:
    before = len(excerpt.text((line, 0), (line, column)).encode("utf-8", "surrogatepass"))
    mark = len(codecs.BOM_UTF8) if line == 1 and excerpt.bom else 0
    return {"line": line, "column": before + mark + 1}
