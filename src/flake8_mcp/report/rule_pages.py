"""The documentation of a rule, made from the rule itself: as a page of docs/rules, and in a terminal."""

from __future__ import annotations

import re
import sys
import textwrap
from typing import TYPE_CHECKING

from flake8_mcp.rules import Advice, Citation, ClientFact, Rule, SdkFact

from ._terminal import paint

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.contract.codes import LockCode

    from ._results import Style

GENERATED = "<!-- Made by `python -m flake8_mcp rules --format markdown --output docs/rules`; edit the rule. -->"

_LEVELS = {
    "breaks": "breaks: a server does not start, the tool or the whole list is lost, or calls fail",
    "must": "must: violates a MUST or a schema of the specification, or JSON Schema itself",
    "should": "should: violates a SHOULD, or surely loses what the author wrote",
    "advice": "advice",
}
_DEFAULTS = {
    "on": "on",
    "off": "off; an entry of `select` or `extend-select` with at least one digit switches it on",
    "opt-in": "on as soon as `--mcp-clients` names one of its clients",
}
_SEES = {
    "file": "one file",
    "imports": "one file and what it imports",
    "project": "the whole project, as far as one file shows it under flake8",
}
_FIXES = {
    "safe": "mechanical and safe: the definition changes only as the rule demands",
    "unsafe": "mechanical, but to be reviewed",
    "none": "none that is mechanical",
}
_APPS = 'tools that only apps of the server see (`"visibility": ["app"]` of MCP Apps): no model reads them'
_CODE = re.compile(r"^(\w[^\n]*)::\n\n((?: {4}[^\n]*\n|\n)+)", re.MULTILINE)
_PLAIN_WIDTH = 100


def rule_documents(rules: tuple[Rule, ...], index: str) -> dict[str, str]:
    """The files of docs/rules by their names."""
    return {"index.md": index, **{f"{rule.code}.md": f"{GENERATED}\n\n{rule_markdown(rule)}" for rule in rules}}


def explain_rule(rule: Rule, style: Style) -> str:
    """The documentation of a rule for a terminal."""
    width = min(_PLAIN_WIDTH, style.width or _PLAIN_WIDTH)
    return "".join(f"{line}\n" for line in _plain(rule, width, style))


def explain_lock_code(lock_code: LockCode, style: Style) -> str:
    """What is reported under a code for changes against a lock file."""
    title = paint(f"{lock_code.code} {lock_code.name}", style, bold=True)
    reported = (
        "Reported by flake8-mcp check --locked, at the token that changed; docs/contract.md says what breaks whom."
    )
    return f"{title}\n\n{lock_code.reports}\n\nLevel: {lock_code.level}.\n{reported}\n"


def first_sentence(rule: Rule) -> str:
    """The first paragraph of a rule's documentation: one sentence on what it reports."""
    return " ".join(rule.documentation.partition("\n\n")[0].split())


def family_title(rule: Rule) -> str:
    """What the family of a rule is about: the docstring of its package."""
    package = sys.modules[rule.check.__module__.rpartition(".")[0]]
    return (package.__doc__ or "").strip().rstrip(".")


def citation(authority: Citation | SdkFact | ClientFact | Advice) -> str:
    """An authority in words."""
    match authority:
        case Citation(keyword, page, section, since, until):
            where = f"MCP specification, {page}, {section}" if page != "schema" else f"MCP schema, {section}"
            return f"{where} ({keyword}; {_span(since, until)})"
        case SdkFact(package, versions, fact):
            return f"{package} {versions}: {fact}"
        case ClientFact(client, fact, evidence):
            return f"{client}: {fact} ({evidence})"
    return authority.text


def rule_markdown(rule: Rule) -> str:
    """The documentation of a rule as Markdown."""
    return "".join(f"{line}\n" for line in _markdown(rule))


def specification_page(rule: Rule) -> str | None:
    """The page of the specification with the first sentence that a rule cites."""
    for each in rule.cites:
        if isinstance(each, Citation):
            return f"https://modelcontextprotocol.io/specification/{each.until}/{each.page.removesuffix('/index')}"
    return None


def _markdown(rule: Rule) -> Iterator[str]:
    yield f"# {rule.code}: {rule.name}"
    yield ""
    yield _CODE.sub(_fenced, f"{rule.documentation}\n").rstrip("\n")
    yield ""
    yield "| | |"
    yield "| --- | --- |"
    for name, value in _facts(rule):
        yield f"| {name} | {value} |"
    yield ""
    yield "Message:"
    yield ""
    for message in rule.messages.values():
        yield f"- `{message}`"
    yield ""
    yield "Authority:"
    yield ""
    for each in rule.cites:
        yield f"- {citation(each)}"


def _fenced(match: re.Match[str]) -> str:
    return f"{match[1]}:\n\n```python\n{textwrap.dedent(match[2]).strip(chr(10))}\n```\n\n"


def _plain(rule: Rule, width: int, style: Style) -> Iterator[str]:
    yield f"{paint(rule.code, style, fg='red', bold=True)} {paint(rule.name, style, bold=True)}"
    for piece in re.split(r"\n\n(?=\S)", rule.documentation):
        text, _, code = piece.partition("::\n\n")
        yield ""
        yield from textwrap.wrap(f"{' '.join(text.split())}{':' if code else ''}", width)
        if code:
            yield ""
            yield code
    yield ""
    names = max(len(name) for name, _ in _facts(rule))
    for name, value in [*_facts(rule), *(("message", each) for each in rule.messages.values())]:
        yield from _hanging(f"{name:<{names}}  ", value, width)
    for each in rule.cites:
        yield from _hanging(f"{'authority':<{names}}  ", citation(each), width)


def _hanging(start: str, text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, initial_indent=start, subsequent_indent=" " * len(start))


def _facts(rule: Rule) -> Iterator[tuple[str, str]]:
    yield "level", _LEVELS[rule.level]
    yield "default", _DEFAULTS[rule.default]
    yield "revisions", _span(rule.since, rule.until)
    yield "needs", _SEES[rule.sees]
    if rule.for_models:
        yield "leaves out", _APPS
    yield "fix", _FIXES[rule.fix]


def _span(since: str, until: str) -> str:
    return since if since == until else f"{since} to {until}"
