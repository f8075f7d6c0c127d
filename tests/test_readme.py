"""The commands, the output, the tables and the links that README.md shows are real."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from flake8_mcp.options import OPTIONS
from flake8_mcp.rules import all_rules

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = sorted({ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")})


def block(kind: str) -> str:
    """The fenced block after the line `<!-- KIND -->`."""
    found = re.search(rf"^<!-- {kind} -->\n```\w+\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    assert found is not None, f"README.md has no block after <!-- {kind} -->"
    return found[1]


def test_output_is_that_of_the_command() -> None:
    arguments = block("command: run").rpartition("flake8-mcp ")[2].split()
    run = subprocess.run(
        [sys.executable, "-m", "flake8_mcp", *arguments],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert run.returncode == 1, run.stderr
    assert "MCP" in run.stdout
    assert run.stdout == block("output: run")


@pytest.mark.parametrize("name", ["run", "test"])
def test_command_is_one_line_for_the_chosen_python(name: str) -> None:
    (line,) = block(f"command: {name}").splitlines()
    assert line.startswith("${PYTHON:-python3} -m venv ")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_table_of_options_is_complete() -> None:
    rows = re.findall(r"^\| `(--[\w-]+)`.*? \| (.*?) ?\|", README, re.MULTILINE)
    shown = {True: "on", False: "off", "": ""}
    assert rows == [(each.name, shown.get(each.default, f"`{each.default}`")) for each in OPTIONS]


def test_table_of_families_is_complete() -> None:
    families = re.findall(r"^\| (MCP\d)xx \|", README, re.MULTILINE)
    assert families == sorted({each.code[:4] for each in all_rules()})
