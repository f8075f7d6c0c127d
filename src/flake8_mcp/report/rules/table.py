"""A table for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.report._terminal import cut, paint
from flake8_mcp.report.rule_pages import first_sentence

if TYPE_CHECKING:
    from flake8_mcp.report import Style
    from flake8_mcp.rules import Rule


def render(rules: tuple[Rule, ...], style: Style) -> str:
    """A line for each rule: code, name, level, default and what it reports as far as there is room."""
    width = max(len(rule.name) for rule in rules)
    lines: list[str] = []
    for rule in rules:
        start = f"  {rule.name:<{width}}  {rule.level:<6}  {rule.default:<6}  "
        text = first_sentence(rule)
        if style.width is not None:
            text = cut(text, max(0, style.width - len(rule.code) - len(start)))
        lines.append(f"{paint(rule.code, style, bold=True)}{start}{text}".rstrip())
    return "".join(f"{line}\n" for line in lines)
