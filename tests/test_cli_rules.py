"""`flake8-mcp explain` and `flake8-mcp rules`, and the pages in docs/rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from support.commands import invoke

from flake8_mcp.report import Style, explain_rule, render
from flake8_mcp.rules import Advice, Citation, ClientFact, SdkFact, all_rules

ROOT = Path(__file__).parents[1]
CODES = [rule.code for rule in all_rules()]


@pytest.mark.parametrize("name", ["MCP321", "mcp321", "unknown-json-type", "Unknown-JSON-Type"])
def test_explain(name: str) -> None:
    run = invoke("explain", name)
    assert run.exit_code == 0
    lines = run.stdout.splitlines()
    assert lines[0] == "MCP321 unknown-json-type"
    assert {"Bad:", "Good:"} <= set(lines)
    assert "level      breaks: a server does not start, the tool or the whole list is lost, or calls fail" in lines
    assert "default    on" in lines
    assert "message    {value} is not a JSON Schema type, use {better}" in lines
    assert max(map(len, lines)) <= 110


@pytest.mark.parametrize("code", CODES)
def test_every_rule_is_explained_with_its_code_untouched(code: str) -> None:
    rule = all_rules()[CODES.index(code)]
    text = explain_rule(rule, Style())
    blocks = re.findall(r"::\n\n((?:    [^\n]*\n|\n)+)", f"{rule.documentation}\n")
    assert len(blocks) == 2
    for block in blocks:
        assert block.rstrip("\n") in text
    assert explain_rule(rule, Style(color=True)).startswith(f"\x1b[31m\x1b[1m{code}\x1b[0m ")
    prose = [line for line in explain_rule(rule, Style(width=60)).splitlines() if not line.startswith("    ")]
    assert max(map(len, prose)) <= 60


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("MCP32", "there is no rule MCP32; did you mean MCP32"),
        ("unknown-json-types", "there is no rule unknown-json-types; did you mean unknown-json-type"),
        ("E501", "there is no rule E501; flake8-mcp rules lists them all"),
    ],
)
def test_explain_an_unknown_rule(name: str, error: str) -> None:
    run = invoke("explain", name)
    assert (run.exit_code, run.stdout) == (2, "")
    assert run.stderr.startswith(f"Error: {error}")


def test_table() -> None:
    result = invoke("rules")
    lines = result.stdout.splitlines()
    assert [line.split()[0] for line in lines] == CODES
    assert result.stderr == "MCP880 to MCP889 report changes against a lock file; flake8-mcp explain MCP880\n"
    assert re.fullmatch(
        r"MCP321  unknown-json-type +breaks  on      `type` is, or lists, .*\.", lines[CODES.index("MCP321")]
    )
    narrow = render("rules", "table", all_rules(), Style(width=80)).splitlines()
    assert max(map(len, narrow)) == 80


def test_json_is_as_its_schema_says() -> None:
    document = json.loads(invoke("rules", "--format=json").stdout)
    Draft202012Validator(json.loads((ROOT / "docs/schemas/rules.json").read_text())).validate(document)
    assert [rule["code"] for rule in document["rules"]] == CODES


def test_pages_in_the_repository_are_current() -> None:
    run = invoke("rules", "--format=markdown", f"--output={ROOT / 'docs/rules'}", "--check")
    assert (run.exit_code, run.stderr) == (0, "")


def test_pages_are_written_and_checked(tmp_path: Path) -> None:
    arguments = ("rules", "--format=markdown", f"--output={tmp_path / 'rules'}")
    run = invoke(*arguments, "--check")
    assert run.exit_code == 1
    assert len(run.stderr.splitlines()) == len(CODES) + 1
    assert not (tmp_path / "rules").exists()
    assert invoke(*arguments).exit_code == 0
    assert sorted(path.name for path in (tmp_path / "rules").iterdir()) == [
        *(f"{code}.md" for code in CODES),
        "index.md",
    ]
    assert (tmp_path / "rules/index.md").read_text() == invoke("rules", "--format=markdown").stdout
    run = invoke(*arguments, "--check")
    assert (run.exit_code, run.stderr) == (0, "")
    (tmp_path / "rules/MCP321.md").write_text("old")
    (tmp_path / "rules/MCP999.md").touch()
    run = invoke(*arguments, "--check")
    assert run.exit_code == 1
    assert [line.rpartition("/")[2] for line in run.stderr.splitlines()] == [
        "MCP999.md is not current",
        "MCP321.md is not current",
    ]
    run = invoke(*arguments)
    assert [line.rpartition("/")[2] for line in run.stderr.splitlines()] == ["MCP999.md removed", "MCP321.md written"]
    assert invoke(*arguments, "--check").exit_code == 0


@pytest.mark.parametrize("code", CODES)
def test_page_holds_code_as_code(code: str) -> None:
    page = (ROOT / f"docs/rules/{code}.md").read_text(encoding="utf-8")
    assert f"# {code}: " in page
    assert re.findall(r"^(Bad|Good):\n\n```python\n(?! )", page, re.MULTILINE) == ["Bad", "Good"]
    assert page.count("```") == 4
    assert "::\n" not in page


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["--check"], "--check needs --output"),
        (["--output=x"], "--output needs --format markdown"),
        (["--format=json", "--output=x"], "--output needs --format markdown"),
    ],
)
def test_wrong_use(arguments: list[str], error: str) -> None:
    run = invoke("rules", *arguments)
    assert run.exit_code == 2
    assert run.stderr.endswith(f"Error: {error}\n")


def test_every_kind_of_authority_is_cited_in_words() -> None:
    kinds = {type(each) for rule in all_rules() for each in rule.cites}
    assert kinds == {Citation, SdkFact, ClientFact, Advice}
    text = invoke("rules", "--format=json").stdout
    assert "MCP specification, server/tools, Tool Names (SHOULD; 2025-11-25 to 2026-07-28)" in text
