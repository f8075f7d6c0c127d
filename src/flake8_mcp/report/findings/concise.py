"""One line for each finding, exactly as flake8 writes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.report._terminal import paint

if TYPE_CHECKING:
    from flake8_mcp.engine import Finding
    from flake8_mcp.report import Report, Style


def render(report: Report, style: Style) -> str:
    """The lines of all findings."""
    return "".join(f"{line(each.finding, style)}\n" for each in report.findings)


def line(finding: Finding, style: Style) -> str:
    """`path:line:column: CODE text`."""
    colon = paint(":", style, fg="cyan")
    where = [paint(finding.path, style, bold=True), str(finding.line), f"{finding.column + 1}"]
    return f"{colon.join(where)}{colon} {paint(finding.code, style, fg='red', bold=True)} {finding.message}"
