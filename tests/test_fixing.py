"""Which fixes are made where they work against each other."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from support.corpus import ROOT

from flake8_mcp.api import analyse, project
from flake8_mcp.edits import Change, Fix, edit
from flake8_mcp.engine import Finding, ToolChange
from flake8_mcp.fixing import fix
from flake8_mcp.settings import Settings
from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from flake8_mcp.engine import Analysis
    from flake8_mcp.fixing import Outcome, Sources

TEXT = """\
from mcp.server.fastmcp import FastMCP

mcp = FastMCP("shop")


@mcp.tool()
def count(shelf: str) -> int:
    \"\"\"Count the books of a shelf.\"\"\"
    return len(shelf)
"""


def outcome_of(words: dict[str, str]) -> Outcome:
    """What comes of fixes that each put one word of the text into the place of another."""
    source = Source("shop.py", TEXT)
    files = project(str(ROOT), follow_imports=False)

    def analyse_words(sources: Sources) -> Analysis:
        now = sources["shop.py"]
        found = analyse(now, "shop.py", files, Settings.from_options({}))
        return replace(found, findings=tuple(findings(now)))

    def findings(now: Source) -> list[Finding]:
        return [finding(now, word, now.text.find(word)) for word in words if word in now.text]

    def finding(now: Source, word: str, start: int) -> Finding:
        made = edit(now, start, start + len(word), words[word])
        description = f"Count the books {words[word]} shelf."
        changes = (ToolChange(0, Change("/description", description)),) if start < now.text.find("return") else ()
        return Finding(
            path="shop.py", line=8, column=start, code="MCP101", text=word, level="must", rule="rule",
            span=made.span, tool=0, fix=Fix("Write another word", (made,)), changes=changes,
        )  # fmt: skip

    return fix({"shop.py": source}, analyse_words, lambda _, found: found)


def test_fixes_that_undo_each_other_are_not_made() -> None:
    outcome = outcome_of({"of a": "in a", "in a": "of a"})
    assert outcome.sources["shop.py"].text == TEXT
    assert outcome.fixed == ()
    assert [why for _, why in outcome.refused] == ["the fix of another finding would undo it"]


def test_fixes_beside_those_that_undo_each_other_are_made() -> None:
    outcome = outcome_of({"of a": "in a", "in a": "of a", "len(": "sum("})
    assert outcome.sources["shop.py"].text == TEXT.replace("len(", "sum(").replace("of a", "in a")
    assert sorted(each.text for each in outcome.fixed) == ["len(", "of a"]
    assert [each.text for each, _ in outcome.refused] == ["in a"]


def test_a_finding_that_shows_a_new_name_is_no_new_one() -> None:
    text = (
        TEXT.replace("@mcp.tool()", '@mcp.tool("count books")')
        + '''

@mcp.tool("count_again")
def again(shelf: str) -> int:
    """Count the books of a shelf."""
    return len(shelf)
'''
    )
    files = project(str(ROOT), follow_imports=False)

    def analyse_again(sources: Sources) -> Analysis:
        return analyse(sources["shop.py"], "shop.py", files, Settings.from_options({}))

    outcome = fix({"shop.py": Source("shop.py", text)}, analyse_again, lambda _, found: found)
    assert [each.code for each in outcome.fixed] == ["MCP101"]
    assert [each.text for each in outcome.analysis.findings] == [
        '"count_again" has the same description as "count_books": say when to use which'
    ]
