"""`flake8-mcp check --locked`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from sarif_kit.validate import validation_errors
from support.commands import invoke

from flake8_mcp.api import forget_projects
from flake8_mcp.contract import behaviour, compare, gap_words, inputs, outputs
from flake8_mcp.contract.codes import LOCK_CODES, code_of
from flake8_mcp.contract.differences import Difference
from flake8_mcp.rules import all_rules

ROOT = Path(__file__).parents[1]
SHOP = '''"""A shop."""

from elsewhere import Unheard
from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("shop")


@mcp.tool(annotations=ToolAnnotations(title="Find", readOnlyHint=True, openWorldHint=False))
def find_book(query: str, limit: int = 10) -> list[str]:
    """Find books by a word in their titles."""
    return [query] * limit


@mcp.tool(annotations=ToolAnnotations(title="Buy", readOnlyHint=False, destructiveHint=True))
def buy_book(title: str, copies: int | None = None) -> str:
    """Buy copies of the book with a title."""
    return title * (copies or 1)
'''
LOCK = "mcp-tools.lock.json"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "shop.py").write_text(SHOP, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert invoke("tools", "--write-lock", LOCK, ".").exit_code == 0
    return tmp_path


def concise(*arguments: str) -> list[str]:
    result = invoke("check", "--locked", "--format", "concise", *arguments)
    assert result.exit_code == (1 if result.stdout else 0)
    return [line.removeprefix("./") for line in result.stdout.splitlines()]


@pytest.mark.usefixtures("folder")
def test_nothing_has_changed() -> None:
    assert concise() == []


def test_no_finding_without_a_lock_file(folder: Path) -> None:
    (folder / LOCK).unlink()
    (folder / "shop.py").write_text(SHOP.replace("limit: int = 10", "limit: int"), encoding="utf-8")
    assert concise() == []
    result = invoke("check", "--locked")
    assert result.stderr.startswith(f"{LOCK} is not in this folder, so nothing was compared with it\n")


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        (
            "limit: int = 10",
            "_limit: int = 10",
            [
                (
                    'shop.py:10:2: MCP880 "find_book": the tool is not listed any more, '
                    "its registration fails: InvalidSignature: parameter _limit starts with an underscore"
                )
            ],
        ),
        (
            "limit: int = 10",
            "limit: int",
            ['shop.py:11:27: MCP883 "find_book": "limit" must be given'],
        ),
        (
            "copies: int | None = None",
            "copies: int = 1",
            ['shop.py:17:34: MCP883 "buy_book": "copies" no longer accepts null'],
        ),
        (
            "query: str, ",
            "",
            ['shop.py:11:15: MCP882 "find_book": "query" is gone: what callers send there is no longer read'],
        ),
        (
            "def buy_book",
            "def order_book",
            [
                (
                    'shop.py:17:5: MCP881 "order_book": the tool is called "order_book" and was "buy_book": '
                    "calls under the old name fail"
                )
            ],
        ),
        ("readOnlyHint=True", "readOnlyHint=False", ["MCP885"]),
        ("-> list[str]", "", ["MCP884"]),
        (
            '@mcp.tool(annotations=ToolAnnotations(title="Buy", readOnlyHint=False, destructiveHint=True))\n',
            "",
            ['shop.py:1:1: MCP880 "buy_book": the tool is gone: calls of it fail'],
        ),
        ("title: str, copies", "title: Unheard, copies", ["MCP889"]),
    ],
)
def test_changes(folder: Path, before: str, after: str, expected: list[str]) -> None:
    assert SHOP.count(before) == 1
    (folder / "shop.py").write_text(SHOP.replace(before, after), encoding="utf-8")
    found = [line for line in concise("--select", "MCP88") if line]
    if "shop.py" in expected[0]:
        assert found == expected
    else:
        assert {re.findall("MCP...", line)[0] for line in found} == set(expected)


def test_noqa_select_and_summary(folder: Path) -> None:
    changed = SHOP.replace("limit: int = 10) -> list[str]:", "limit: int) -> list[str]:  # noqa: MCP883")
    (folder / "shop.py").write_text(changed, encoding="utf-8")
    result = invoke("check", "--locked")
    assert (result.exit_code, result.stdout) == (0, "")
    assert "1 finding is kept back" in result.stderr
    (folder / "shop.py").write_text(SHOP.replace("limit: int = 10", "limit: int"), encoding="utf-8")
    assert concise("--ignore", "MCP883") == []
    text = invoke("check", "--locked").stdout
    assert "def find_book(query: str, limit: int)" in text
    document = json.loads(invoke("check", "--locked", "--format", "json").stdout)
    assert [(each["code"], each["rule"], each["level"]) for each in document["findings"]] == [
        ("MCP883", "locked-arguments-narrowed", "breaks")
    ]


def test_other_lock_file(folder: Path) -> None:
    (folder / LOCK).rename(folder / "old.json")
    (folder / "shop.py").write_text(SHOP.replace("limit: int = 10", "limit: int"), encoding="utf-8")
    assert invoke("check", "--lock-file", "old.json").exit_code == 1
    result = invoke("check", "--lock-file", LOCK)
    assert result.exit_code == 2
    assert LOCK in result.stderr


def test_hostile_lock_file(folder: Path) -> None:
    (folder / LOCK).write_text("[]", encoding="utf-8")
    result = invoke("check", "--locked")
    assert result.exit_code == 2
    assert LOCK in result.stderr


def test_servers_of_other_files_are_not_missing(folder: Path) -> None:
    (folder / "other.py").write_text("import mcp\n", encoding="utf-8")
    assert concise("other.py") == []
    (folder / "shop.py").unlink()
    assert concise("other.py") == [f"{LOCK}:1:1: MCP880 the server of shop.py is gone, and 2 tools with it"]


def test_change_in_a_file_that_is_not_checked(folder: Path) -> None:
    (folder / "models.py").write_text(
        "from pydantic import BaseModel\n\n\nclass Book(BaseModel):\n    title: str\n", encoding="utf-8"
    )
    taking = SHOP.replace("title: str, copies", "book: Book, copies").replace(
        "import FastMCP", "import FastMCP\nfrom models import Book"
    )
    (folder / "shop.py").write_text(taking, encoding="utf-8")
    assert invoke("tools", "--write-lock", LOCK, "shop.py").exit_code == 0
    models = (folder / "models.py").read_text(encoding="utf-8")
    (folder / "models.py").write_text(models.replace("title: str", "title: float"), encoding="utf-8")
    forget_projects()
    expected = 'models.py:5:12: MCP883 "buy_book": "book.title" no longer accepts texts'
    assert concise("--select", "MCP88", "shop.py") == [expected]
    assert concise("--select", "MCP88") == [expected]


def test_long_reasons_are_cut(folder: Path) -> None:
    wide = SHOP.replace("limit: int = 10", f"{'l' * 200}: int = 10")
    (folder / "shop.py").write_text(wide, encoding="utf-8")
    assert invoke("tools", "--write-lock", LOCK, ".").exit_code == 0
    (folder / "shop.py").write_text(SHOP.replace("limit: int = 10", f"{'l' * 200}: bool = 10"), encoding="utf-8")
    (line,) = concise("--select", "MCP88")
    assert line.endswith("...")


# formats


def test_formats_for_programs(folder: Path) -> None:
    changed = SHOP.replace("limit: int = 10", "é: int, limit: int")
    (folder / "shop.py").write_text(changed, encoding="utf-8")
    found = _places("json")
    assert found == [("MCP883", (11, 27)), ("MCP883", (11, 35))]
    assert _places("sarif") == _places("json")
    # reviewdog counts bytes, of which é at column 27 has two
    bytes_more = [(code, (line, column + (column > 27))) for code, (line, column) in found]
    assert _places("rdjson") == bytes_more


def _places(format_name: str) -> list[tuple[str, tuple[int, int]]]:
    """The codes of a report with the lines and columns."""
    result = invoke("check", "--locked", "--select=MCP88", "--format", format_name)
    assert result.exit_code == 1
    document = json.loads(result.stdout)
    match format_name:
        case "json":
            return [(each["code"], (each["line"], each["column"])) for each in document["findings"]]
        case "rdjson":
            starts = [(each["code"]["value"], each["location"]["range"]["start"]) for each in document["diagnostics"]]
            return [(code, (start["line"], start["column"])) for code, start in starts]
    assert validation_errors(document) == []
    (run,) = document["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert all(rules[each["ruleIndex"]]["id"] == each["ruleId"] for each in run["results"])
    regions = [(each["ruleId"], each["locations"][0]["physicalLocation"]["region"]) for each in run["results"]]
    return [(code, (region["startLine"], region["startColumn"])) for code, region in regions]


@pytest.mark.parametrize("format_name", ["github", "json", "rdjson", "sarif"])
def test_formats_of_a_server_whose_file_is_gone(folder: Path, format_name: str) -> None:
    (folder / "shop.py").write_text('"""Nothing."""\n', encoding="utf-8")
    result = invoke("check", "--locked", "--format", format_name)
    assert (result.exit_code, "MCP880" in result.stdout) == (1, True)


def test_the_whole_token_is_marked(folder: Path) -> None:
    literal = SHOP.replace("limit: int = 10", "limit: int").replace(
        '@mcp.tool(annotations=ToolAnnotations(title="B',
        '@mcp.tool(name="order-book", annotations=ToolAnnotations(title="B',
    )
    (folder / "shop.py").write_text(literal, encoding="utf-8")
    document = json.loads(invoke("check", "--locked", "--select=MCP88", "--format=json").stdout)
    lines = literal.splitlines()
    marked = [lines[each["line"] - 1][each["column"] - 1 : each["end_column"] - 1] for each in document["findings"]]
    assert marked == ["limit", '"order-book"']


# codes


def test_codes_are_no_others() -> None:
    codes = [each.code for each in LOCK_CODES]
    assert sorted(set(codes)) == codes
    assert not {*codes, *(each.name for each in LOCK_CODES)} & {
        x for each in all_rules() for x in (each.code, each.name)
    }


def test_each_kind_that_breaks_has_a_code() -> None:
    written = "".join(
        Path(module.__file__ or "").read_text(encoding="utf-8")
        for module in (behaviour, compare, gap_words, inputs, outputs)
    )
    kinds = set(re.findall(r'"((?:tool|server|parameter|member|arguments|output|hint|task)(?:-[a-z]+)+)"', written))
    compatible = {
        "member-made-optional", "output-member-added", "output-member-removed", "output-narrowed",
        "output-schema-added", "output-schema-rewritten", "parameter-made-optional", "server-added", "server-renamed",
        "tool-added", "tool-condition-changed",
    }  # fmt: skip
    assert kinds - compatible == frozenset().union(*(each.kinds for each in LOCK_CODES))
    for kind in kinds - compatible:
        assert code_of(Difference("breaking", kind, "")) is not None
    assert code_of(Difference("compatible", "tool-added", "")) is None


@pytest.mark.parametrize("name", ["MCP883", "locked-arguments-narrowed"])
def test_explain(name: str) -> None:
    result = invoke("explain", name)
    assert result.stdout.startswith("MCP883 locked-arguments-narrowed\n\nA tool refuses arguments")


@pytest.mark.parametrize("lock_code", LOCK_CODES, ids=lambda each: each.code)
def test_documented(lock_code: object) -> None:
    code = lock_code.code  # type: ignore[attr-defined]
    assert f"| {code} |" in (ROOT / "docs/contract.md").read_text(encoding="utf-8")
    assert code in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
