"""`flake8-mcp diff`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from support.commands import flake8_mcp, invoke

from flake8_mcp.contract.differences import Difference
from flake8_mcp.contract.listing import ListedPlace
from flake8_mcp.report import Compared, Style, render

ROOT = Path(__file__).parents[1]
OLD = '''from mcp.server.fastmcp import FastMCP

mcp = FastMCP("shop")


@mcp.tool()
def find(query: str, limit: int = 10) -> list[str]:
    """Find books."""


@mcp.tool()
def buy(title: str) -> str:
    """Buy a book."""
'''
NEW = OLD.replace("limit: int = 10", "limit: int").replace("Find books.", "Find books by their titles.")
WIDER = OLD.replace("limit: int = 10", "limit: int | None = None")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in {"old": OLD, "new": NEW, "wider": WIDER}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "shop.py").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


TEXT = """\
shop: find
  breaking: "limit" must be given
    at shop.py:7:22
    fails now {"query": "text"}

the model reads something else now
  shop/find: the description has changed, +16 bytes (shop.py:8:5)
  shop/find: the default of "limit" is gone, -2 bytes (shop.py:7:29)

"""


@pytest.mark.usefixtures("folder")
def test_text() -> None:
    result = invoke("diff", "old", "new")
    assert result.stdout == TEXT
    assert result.stderr.endswith("1 breaking, 0 undecided, 0 compatible, 2 texts\n")
    assert result.exit_code == 1


def test_old_side_that_could_not_be_read_in_full(folder: Path) -> None:
    (folder / "wider" / "broken.py").write_text("from mcp.server.fastmcp import FastMCP\ndef (\n", encoding="utf-8")
    note = "wider: not all of it could be read; what is gone of the rest is not seen\n"
    assert note in invoke("diff", "wider", "new").stderr
    assert "could be read" not in invoke("diff", "new", "wider").stderr


@pytest.mark.usefixtures("folder")
def test_json() -> None:
    result = invoke("diff", "old", "new", "--format", "json")
    document = json.loads(result.stdout)
    Draft202012Validator(json.loads((ROOT / "docs/schemas/diff.json").read_text(encoding="utf-8"))).validate(document)
    assert document["summary"] == {"breaking": 1, "undecided": 0, "compatible": 0, "text": 2}
    first = document["differences"][0]
    assert first == {
        "verdict": "breaking",
        "kind": "parameter-made-required",
        "server": "shop",
        "tool": "find",
        "pointer": "/inputSchema/properties/limit",
        "reason": '"limit" must be given',
        "old": {"default": 10, "title": "Limit", "type": "integer"},
        "new": {"title": "Limit", "type": "integer"},
        "witness": {"query": "text"},
        "old_place": {"path": "shop.py", "line": 7, "column": 22},
        "new_place": {"path": "shop.py", "line": 7, "column": 22},
        "size_change": None,
    }
    assert invoke("diff", "old", "new", "--format", "json").stdout == result.stdout


@pytest.mark.usefixtures("folder")
def test_markdown() -> None:
    result = invoke("diff", "old", "new", "--format", "markdown", "--output-file", "out/changes.md")
    assert result.exit_code == 1
    assert Path("out/changes.md").read_text(encoding="utf-8") == (
        "## MCP tools: old → new\n\n"
        "### Breaks callers (1)\n\n"
        "- `shop`: `find`\n"
        '  - "limit" must be given, fails now `{"query": "text"}` (`shop.py:7:22`)\n\n'
        "### The model reads something else (2)\n\n"
        "- `shop`: `find`\n"
        "  - the description has changed, +16 bytes (`shop.py:8:5`)\n"
        '  - the default of "limit" is gone, -2 bytes (`shop.py:7:29`)\n\n'
    )


@pytest.mark.usefixtures("folder")
def test_compatible() -> None:
    result = invoke("diff", "old", "wider")
    assert '  compatible: "limit" also accepts null\n' in result.stdout
    assert result.exit_code == 0


@pytest.mark.usefixtures("folder")
def test_no_difference() -> None:
    result = invoke("diff", "old", "old")
    assert (result.stdout, result.exit_code) == ("", 0)
    assert result.stderr.endswith("no difference between the tools of old and old\n")
    assert invoke("diff", "old", "old", "--format", "markdown").stdout == "## MCP tools: old → old\n\nNo difference.\n"


def test_undecided(folder: Path) -> None:
    unknown = OLD.replace("query: str", "query: Query").replace("mcp = ", "from elsewhere import Query\n\nmcp = ")
    (folder / "new" / "shop.py").write_text(unknown, encoding="utf-8")
    result = invoke("diff", "old", "new")
    assert result.exit_code == 1
    assert "undecided" in result.stdout
    assert "0 breaking" in result.stderr
    assert invoke("diff", "old", "new", "--allow-undecided").exit_code == 0


def test_documents(folder: Path) -> None:
    for command in ("tools-list", "json", "mcpdesc"):
        made = flake8_mcp("tools", "--format", command, "old", cwd=folder)
        (folder / f"{command}.json").write_text(made.stdout, encoding="utf-8")
        result = invoke("diff", f"{command}.json", "old")
        assert (result.stdout, result.exit_code) == ("", 0), command
        result = invoke("diff", f"{command}.json", "new")
        assert '"limit" must be given' in result.stdout
        assert result.exit_code == 1


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("old",), "Error: old is one side only"),
        (("old", "nowhere"), "Error: nowhere does not exist"),
        (("old", "broken.json"), "Error: broken.json: it is not JSON"),
    ],
)
def test_errors(arguments: tuple[str, ...], message: str) -> None:
    Path("broken.json").write_text("{", encoding="utf-8")
    result = invoke("diff", *arguments)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stdout == ""


Json = Any


def shown(name: str, style: Style, *differences: Difference) -> str:
    return render("differences", name, Compared("a*b", "c", differences), style)


PLACE = ListedPlace("a\u202eb.py", 3, 4)


def test_whatever_is_in_names_and_values_stays_one_line() -> None:
    hostile = Difference(
        "breaking", "tool-removed", "a\nb", "s\x1b[31m", "t`", "/x", "a" * 99, "\x1b", {"a": "b" * 300}, PLACE
    )
    text = shown("text", Style(), hostile)
    assert "\x1b" not in text
    assert "\u202e" not in text
    assert "a\N{REPLACEMENT CHARACTER}b" in text
    assert "was at" in text
    assert "…" in text
    markdown = shown("markdown", Style(), hostile)
    assert "`` t` ``" in markdown
    assert r"a\*b" in markdown
    assert len(text.splitlines()) == 4 + 1


def test_colour_and_gravest_first() -> None:
    calm = Difference("compatible", "tool-added", "new", "s", "a")
    grave = Difference("breaking", "tool-removed", "gone", "s", "b", old=1, new=None)
    whole = Difference("undecided", "server-removed", "gone", None, None)
    text = shown("text", Style(color=True), whole, calm, grave)
    assert text.index("gone") < text.index("\x1b[31m") < text.index("\x1b[32m")
    assert "1 -> null" in text
    assert "  - gone, `1 -> null`\n" in shown("markdown", Style(), grave)
    assert "a server without a known name" in text
    assert "- a server without a known name" in shown("markdown", Style(), whole)


def test_texts_of_the_same_size() -> None:
    text = Difference("text", "tool-title-changed", "the title has changed", None, "a", size=0)
    assert "  a: the title has changed, same size\n" in shown("text", Style(), text)
    assert "- `a`\n  - the title has changed, same size\n" in shown("markdown", Style(), text)
