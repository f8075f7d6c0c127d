"""Every rule has a page, an authority, examples and a mention, and its messages keep to their form."""

from __future__ import annotations

import functools
import re
import textwrap
from collections import Counter
from string import Formatter
from typing import TYPE_CHECKING, TypeGuard

import pytest
from support.corpus import CORPUS, ROOT, examples, expectations, findings, findings_in, settings_of
from support.situations import silent_situations

from flake8_mcp.clients import LABELS, LIMITS
from flake8_mcp.rules import Advice, Citation, ClientFact, all_rules
from flake8_mcp.rules._rule import Problem
from flake8_mcp.settings import CLIENT_NAMES, REVISION_NAMES
from flake8_mcp.syntax.source import Source, Span
from flake8_mcp.syntax.values import FixedPlace

if TYPE_CHECKING:
    from flake8_mcp.engine import Finding
    from flake8_mcp.rules import Rule
    from flake8_mcp.rules._rule import Authority

RULES = all_rules()
CODES = [each.code for each in RULES]
EXAMPLES = examples("rules")
MAX_MESSAGE = 160
MAX_RULES_IN_A_MODULE = 8

every_rule = pytest.mark.parametrize("rule", RULES, ids=CODES)


def block(rule: Rule, kind: str) -> str:
    """The indented block after `Bad::` or `Good::` of a rule's page."""
    found = re.search(rf"^{kind}::\n((?:\n|    .*\n?)+)", rule.documentation, re.MULTILINE)
    assert found is not None, f"{rule.code} has no {kind}:: block"
    return textwrap.dedent(found[1]).lstrip("\n")


def findings_of(text: str, *codes: str) -> list[Finding]:
    source = Source.from_bytes("example.py", text.encode())
    return findings(source, CORPUS / "rules" / "example.py", settings_of(text, *codes))


def test_rules_are_found() -> None:
    modules = list((ROOT / "src/flake8_mcp/rules").rglob("[!_]*.py"))
    written = Counter({path: path.read_text(encoding="utf-8").count("\n@rule(") for path in modules})
    assert written.total() == len(RULES)
    assert {path.name: number for path, number in written.items() if number > MAX_RULES_IN_A_MODULE} == {}


def test_codes_are_unique() -> None:
    assert sorted(set(CODES)) == CODES
    assert [code for code in CODES if not re.fullmatch(r"MCP\d{3}", code)] == []


def test_names_are_unique_and_name_what_is_wrong() -> None:
    names = [each.name for each in RULES]
    assert len(set(names)) == len(names)
    assert [name for name in names if not re.fullmatch(r"(?!no-|disallow-)[a-z][a-z0-9]*(-[a-z0-9]+)*", name)] == []


def test_clients_of_rules_have_a_name_for_the_option() -> None:
    rows = {each.client for each in LIMITS}
    assert rows == set(CLIENT_NAMES) == set(LABELS)
    assert all(each.evidence and each.seen for each in LIMITS)
    cited = {each.client for rule in RULES if rule.code.startswith("MCP8") for each in rule.cites if is_limit(each)}
    assert cited == rows


def is_limit(authority: Authority) -> TypeGuard[ClientFact]:
    return isinstance(authority, ClientFact) and authority.client in CLIENT_NAMES


def test_hidden_codes_exist() -> None:
    assert {code for each in RULES for code in each.hides} <= set(CODES)
    assert [each.code for each in RULES if each.code in each.hides] == []


@functools.cache
def kinds_of_fixes() -> dict[str, set[bool]]:
    """Whether the fixes that examples with twins have are safe, by the codes of the rules."""
    kinds: dict[str, set[bool]] = {}
    for path in (*EXAMPLES, *examples("fixes")):
        if any(path.with_suffix(suffix).exists() for suffix in (".fixed.py", ".unsafe.py")):
            for each in findings_in(path, *path.relative_to(CORPUS).parts[1:-1]):
                if each.fix is not None:
                    kinds.setdefault(each.code, set()).add(each.fix.safe)
    return kinds


@pytest.mark.once
@every_rule
def test_fix_is_shown_and_as_safe_as_it_is_said_to_be(rule: Rule) -> None:
    kinds = kinds_of_fixes().get(rule.code)
    made = "none" if kinds is None else "safe" if True in kinds else "unsafe"
    assert rule.fix == made


@every_rule
def test_authority(rule: Rule) -> None:
    assert rule.cites
    if rule.level in {"breaks", "must"}:
        assert any(not isinstance(each, Advice) for each in rule.cites)
    revisions = [(each.since, each.until) for each in rule.cites if isinstance(each, Citation)]
    for since, until in [(rule.since, rule.until), *revisions]:
        assert since in REVISION_NAMES
        assert until in REVISION_NAMES
        assert since <= until


@every_rule
def test_page_begins_with_a_sentence(rule: Rule) -> None:
    first = rule.documentation.partition("\n\n")[0]
    assert re.fullmatch(r"\S[^\n]*\.", first), first


@every_rule
def test_bad_block_is_reported(rule: Rule) -> None:
    found = {each.code for each in findings_of(block(rule, "Bad"), rule.code)}
    assert found == {rule.code}


@every_rule
def test_good_block_is_silent(rule: Rule) -> None:
    """Also at the clients that are chosen by default."""
    assert findings_of(block(rule, "Good"), rule.code, "MCP8") == []


@every_rule
def test_corpus(rule: Rule) -> None:
    """Three examples that are reported and five that are not; what differs in a name or a text alone counts once."""
    reported = 0
    silent: set[str] = set()
    for path in examples(f"rules/{rule.code}"):
        found = expectations(path.read_text(encoding="utf-8"))
        reported += sum(each.code == rule.code for each in found)
        silent |= silent_situations(path, rule.code)
    assert reported >= 3
    assert len(silent) >= 5


@pytest.mark.parametrize("code", ["MCP780", "MCP781", "MCP782", "MCP783", "MCP784", "MCP786"])
def test_message_of_a_migration_says_which_release_was_found_and_where(code: str) -> None:
    texts = [each.text for path in examples(f"rules/{code}") for each in findings_in(path, code)]
    assert texts
    assert [text for text in texts if not re.search(r"\b(?:fast)?mcp \d+\.\d+\.\d+ \([^()]+\)", text)] == []


def test_corpus_of_rules_only() -> None:
    assert {path.name for path in (CORPUS / "rules").iterdir() if path.is_dir()} <= set(CODES)


@every_rule
def test_changelog_mentions_it(rule: Rule) -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    mentioned = set(re.findall(r"`(MCP\d{3})`", changelog))
    # a range counts inside one family
    for family, first, last in re.findall(r"`MCP(\d)(\d\d)` to `MCP\1(\d\d)`", changelog):
        mentioned |= {f"MCP{family}{number:02}" for number in range(int(first), int(last) + 1)}
    assert rule.code in mentioned


@every_rule
def test_documentation_exists(rule: Rule) -> None:
    assert (ROOT / "docs/rules" / f"{rule.code}.md").is_file()
    assert re.search(rf"^\|.*\b{rule.code}\b", (ROOT / "docs/rules/index.md").read_text(encoding="utf-8"), re.MULTILINE)


@every_rule
def test_message_form(rule: Rule) -> None:
    for message in rule.messages.values():
        assert not re.match(r"(?!Tool\b)[A-Z][a-z]", message), message
        assert not message.endswith("."), message
        assert not re.search(r"\b(please|should consider|MCP\d)", message, re.IGNORECASE), message


@every_rule
def test_message_is_one_short_line_whatever_it_shows(rule: Rule) -> None:
    place = FixedPlace(Source.from_bytes("example.py", b""), Span(1, 0, 1, 0))
    for variant, message in rule.messages.items():
        names = [name for _, name, _, _ in Formatter().parse(message) if name]
        for length in (1, 40, 400):
            problem = Problem(place, dict.fromkeys(names, "x" * length), variant)
            text = rule.message(problem)
            assert len(text) <= MAX_MESSAGE, text
            if length == 1:
                assert text == message.format_map(problem.values)


@pytest.mark.once
def test_messages_in_the_corpus_are_short_lines() -> None:
    """The place in another file that may follow does not count."""
    texts = [finding.text.partition(" (in ")[0] for path in EXAMPLES for finding in findings_in(path, path.parent.name)]
    assert texts
    assert [text for text in texts if len(text) > MAX_MESSAGE or not text.isprintable() or not text.isascii()] == []
