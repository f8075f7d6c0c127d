"""`flake8-mcp explain`: the documentation of one rule."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

import click

from flake8_mcp.report import explain_lock_code, explain_rule

from ._failure import Failure
from ._output import style_for, write

if TYPE_CHECKING:
    from collections.abc import Iterable


@click.command()
@click.argument("code")
def explain(code: str) -> None:
    """Say what a rule reports, why, and on whose authority; CODE may be its name too."""
    from flake8_mcp.contract.codes import LOCK_CODES
    from flake8_mcp.rules import all_rules

    rules = {name: rule for rule in all_rules() for name in (rule.code, rule.name)}
    rule = rules.get(code.upper(), rules.get(code.lower()))
    locked = next((each for each in LOCK_CODES if code.upper() == each.code or code.lower() == each.name), None)
    if locked is not None:
        write(explain_lock_code(locked, style_for()))
        return
    if rule is None:
        near = _near(code, rules)
        hint = f"; did you mean {' or '.join(near)}?" if near else "; flake8-mcp rules lists them all"
        raise Failure(f"there is no rule {code}{hint}")
    write(explain_rule(rule, style_for()))


def _near(given: str, rules: Iterable[str]) -> list[str]:
    """Codes that begin like the one that is given, else names like it."""
    codes = [each for each in rules if each.startswith(given.upper()) and given.upper().startswith("MCP")]
    return codes[:3] or difflib.get_close_matches(given.lower(), [each for each in rules if each.islower()], 3)
