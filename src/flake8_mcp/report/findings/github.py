"""Workflow commands of GitHub Actions, which show each finding as an annotation of its line.

The commands and how they are escaped: the runner's ActionCommand; what an annotation holds: the check runs API.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from flake8_mcp.report._paths import display_path

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flake8_mcp.engine import Finding
    from flake8_mcp.report import Report, Style

_COMMANDS: Mapping[str, str] = {"breaks": "error", "must": "error", "should": "warning", "advice": "notice"}


def render(report: Report, _style: Style) -> str:
    """One command for each finding."""
    return "".join(f"{_command(each.finding)}\n" for each in report.findings)


def _command(finding: Finding) -> str:
    span = finding.span
    properties = {"file": _path(finding.path), "line": finding.line, "col": finding.column + 1}
    # an annotation of several lines has no columns, and is shown below the last of them
    if span.end_line == finding.line:
        properties |= {"endLine": span.end_line, "endColumn": span.end_column + 1}
    properties["title"] = f"{finding.code} {finding.rule}"
    listed = ",".join(f"{name}={_property(str(value))}" for name, value in properties.items())
    fix = f"\nFix: {finding.fix.title}" if finding.fix is not None else ""
    return f"::{_COMMANDS[finding.level]} {listed}::{_data(finding.text + fix)}"


def _path(path: str) -> str:
    """A path relative to the checkout, wherever in it the step runs."""
    checkout = os.environ.get("GITHUB_WORKSPACE")
    absolute = Path(os.path.normpath(Path.cwd() / path))
    if checkout and absolute.is_relative_to(checkout):
        return absolute.relative_to(checkout).as_posix()
    return display_path(path)


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
