"""One JSON document: docs/json.md."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from flake8_mcp.report.rule_pages import citation, first_sentence

if TYPE_CHECKING:
    from flake8_mcp.report import Style
    from flake8_mcp.rules import Rule

FORMAT_VERSION = 1


def render(rules: tuple[Rule, ...], _style: Style) -> str:
    """All rules with what their pages say."""
    document = {"format_version": FORMAT_VERSION, "rules": [_rule(each) for each in rules]}
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _rule(rule: Rule) -> dict[str, object]:
    return {
        "code": rule.code,
        "name": rule.name,
        "summary": first_sentence(rule),
        "level": rule.level,
        "default": rule.default,
        "since": rule.since,
        "until": rule.until,
        "sees": rule.sees,
        "fix": rule.fix,
        "messages": list(rule.messages.values()),
        "authorities": [citation(each) for each in rule.cites],
        "documentation": rule.documentation,
    }
