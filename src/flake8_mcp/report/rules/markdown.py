"""The index of the rule pages."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from flake8_mcp.contract.codes import LOCK_CODES
from flake8_mcp.report.rule_pages import GENERATED, family_title, first_sentence

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.report import Style
    from flake8_mcp.rules import Rule


def render(rules: tuple[Rule, ...], _style: Style) -> str:
    """A section for each family with a table of its rules."""
    return "".join(f"{line}\n" for line in _lines(rules))


def _lines(rules: tuple[Rule, ...]) -> Iterator[str]:
    yield GENERATED
    yield ""
    yield "# Rules"
    yield ""
    yield "*breaks*: in an SDK or client the server does not start, a tool or the list is lost, or calls fail."
    yield "*must*: violates a MUST or a schema of the specification, or JSON Schema itself."
    yield "*should*: violates a SHOULD, or surely loses what the author wrote."
    yield "*advice*: none of these."
    yield ""
    yield "A rule that is off is switched on by an entry of `select` or `extend-select` with at least one digit."
    first, last = LOCK_CODES[0].code, LOCK_CODES[-1].code
    yield f"{first} to {last}, changes against a lock file, are listed [elsewhere](../contract.md#the-lock-file)."
    for title, group in groupby(rules, key=family_title):
        yield ""
        yield f"## {title}"
        yield ""
        yield "| code | name | level | default | fix | reports |"
        yield "| --- | --- | --- | --- | --- | --- |"
        for rule in group:
            cells = [f"[{rule.code}]({rule.code}.md)", rule.name, rule.level, rule.default, rule.fix]
            yield f"| {' | '.join([*cells, first_sentence(rule).replace('|', chr(92) + '|')])} |"
