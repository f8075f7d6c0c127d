"""`flake8-mcp tools`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from support.commands import SERVER, flake8_mcp, invoke

from flake8_mcp.report import Counts, FoundTool, Listing, Style, UnreadRegistration, render

ROOT = Path(__file__).parents[1]

SHOP = '''"""A server of most kinds."""

import sys

from mcp.server.fastmcp import FastMCP

from elsewhere import functions, schema

mcp = FastMCP("shop")


@mcp.tool(annotations={"readOnlyHint": True})
def list_orders() -> list[str]:
    """List all orders."""
    return []


if sys.platform == "win32":

    @mcp.tool
    def print_order(order: str) -> None:
        print(order)


for each in functions:
    mcp.add_tool(each)

TOOLS = [{"name": "search", "inputSchema": {"type": "object", "properties": schema()}}]
'''


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "setup.cfg").write_text("[flake8]\n")
    (tmp_path / "pkg").mkdir()
    (tmp_path / "pkg/shop.py").write_text(SHOP)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_json_is_as_its_schema_says(folder: Path) -> None:
    (folder / "broken.py").write_text("@mcp.tool\ndef (:\n")
    run = invoke("tools", "--format=json")
    assert run.exit_code == 0
    document = json.loads(run.stdout)
    schema = json.loads((ROOT / "docs/schemas/tools.json").read_text())
    Draft202012Validator(schema).validate(document)
    first, second, third = document["tools"]
    assert first["name"] == "list_orders"
    assert first["definition"]["annotations"] == {"readOnlyHint": True}
    assert first["definition"]["description"] == "List all orders."
    assert {key: first[key] for key in ("sdk", "sdk_source", "server", "path", "line", "column", "form")} == {
        "sdk": "mcp==1.30.0",
        "sdk_source": "assumed",
        "server": "shop",
        "path": "pkg/shop.py",
        "line": 12,
        "column": 2,
        "form": "decorator",
    }
    assert (first["condition"], first["raises"]) == (None, None)
    assert second["condition"] == 'sys.platform == "win32"'
    assert second["raises"] == "TypeError: the decorator is used without parentheses"
    assert (third["name"], third["server"], third["sdk"], third["form"]) == ("search", None, None, "dict")
    assert third["unknown"] == ["/inputSchema/properties"]
    assert sorted(third["definition"]) == ["inputSchema", "name"]
    assert third["definition"]["inputSchema"] == {"type": "object"}
    broken, loop = document["unread"]
    assert broken == {
        "path": "broken.py",
        "line": 2,
        "column": 1,
        "reason": "the file was not analysed: it is not Python: invalid syntax",
    }
    assert (loop["path"], loop["line"], loop["column"]) == ("pkg/shop.py", 26, 5)


def test_table(folder: Path) -> None:
    (folder / "pkg/shop.py").write_text(
        SERVER.replace('@mcp.tool(name="list orders")', "@mcp.tool") + SHOP[SHOP.index("for each") :]
    )
    (folder / "pkg/elsewhere.py").touch()
    run = invoke("tools", "pkg")
    assert run.exit_code == 0
    lines = run.stdout.splitlines()
    reason = lines[-1].partition("  ")[2].partition("  ")[2]
    assert reason
    assert lines[0].startswith("shop  mcp==1.30.0 (assumed), 1 tool  ")
    assert lines[1].startswith("  list_orders  pkg/shop.py:9  ")
    assert lines[2:] == [
        "    its registration fails: TypeError: the decorator is used without parentheses",
        "",
        "no known server  mcp==1.30.0 (assumed), 1 tool  desc  in  out  hints",
        "  search       pkg/shop.py:15                   ✓     ✓   -    -      Search the orders.",
        "",
        "no known server  no SDK, 1 tool                 desc  in  out  hints",
        "  search       pkg/shop.py:26                   -     ~   -    -",
        "",
        "✓ known   ~ known in part   ? not known   - absent",
        "",
        "not read",
        f"  pkg/shop.py:24:5  {reason}",
    ]
    assert run.stderr == (
        "3 tools of 1 server in 2 files\n1 registration was seen and not read; flake8-mcp tools shows where and why\n"
    )


def test_no_tool_is_said_plainly(folder: Path) -> None:
    (folder / "pkg/shop.py").write_text("x = 1\n")
    run = invoke("tools")
    assert (run.exit_code, run.stdout, run.stderr) == (0, "", "no MCP tool was found in 1 file\n")
    assert json.loads(invoke("tools", "--format=json").stdout) == {"format_version": 1, "tools": [], "unread": []}


def test_no_python_file(folder: Path) -> None:
    (folder / "empty").mkdir()
    run = invoke("tools", "empty")
    assert (run.exit_code, run.stderr) == (2, "Error: no Python file was found in empty\n")


def test_paths_outside_the_current_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "elsewhere").mkdir()
    monkeypatch.chdir(folder / "elsewhere")
    document = json.loads(invoke("tools", "../pkg", "--format=json").stdout)
    assert {each["path"] for each in document["tools"]} == {(folder / "pkg/shop.py").as_posix()}


def test_pins_decide_the_release() -> None:
    pins = "mcp==1.9.4,fastmcp==4.2.3,pydantic==2.14.4,python==3.12"
    document = json.loads(invoke("tools", f"--mcp-sdk={pins}", "--format=json").stdout)
    assert {(each["sdk"], each["sdk_source"]) for each in document["tools"] if each["sdk"]} == {
        ("mcp==1.9.4", "option")
    }


def test_processes_give_the_same_bytes(folder: Path) -> None:
    for number in range(25):
        (folder / f"server{number}.py").write_text(SERVER)
    one, two = (flake8_mcp("tools", f"-j{jobs}", "--format=json", cwd=folder) for jobs in (1, 2))
    assert (one.stdout, one.stderr) == (two.stdout, two.stderr)
    assert len(json.loads(one.stdout)["tools"]) == 53


def test_standard_input() -> None:
    run = invoke("tools", "-", "--stdin-display-name=pkg/new.py", "--format=json", stdin=SERVER)
    assert [(each["name"], each["path"]) for each in json.loads(run.stdout)["tools"]] == [
        ("list orders", "pkg/new.py"),
        ("search", "pkg/new.py"),
    ]


def test_text_that_is_no_unicode_stays_json(folder: Path) -> None:
    (folder / "pkg/shop.py").write_text(
        SERVER.replace("Search the orders.", r"half \\ud800 pair".replace("\\\\", "\\"))
    )
    run = invoke("tools", "--format=json")
    assert json.loads(run.stdout)["tools"][1]["definition"]["description"] == "half \ud800 pair"
    assert "half \\ud800 pair" in invoke("tools").stdout.replace("\ufffd", "\\ud800")


def test_number_that_json_libraries_refuse_is_not_known(folder: Path) -> None:
    number = "0x" + "f" * 5000
    (folder / "pkg/shop.py").write_text(SERVER.replace('"type": "str"', f'"type": "integer", "maximum": {number}'))
    (_, tool) = json.loads(invoke("tools", "--format=json").stdout)["tools"]
    assert (tool["name"], tool["unknown"]) == ("search", ["/inputSchema/properties/words/maximum"])


def tool(**values: object) -> FoundTool:
    """A tool as a listing has it."""
    standard: dict[str, object] = {
        "path": "src/package/with/long/name/server.py",
        "line": 1,
        "column": 1,
        "name": "get_everything_that_can_be_had",
        "server": "shop",
        "definition": {"description": "Get it all.", "inputSchema": {}},
        "unknown": (),
        "sdk": "mcp==2.3.0",
        "sdk_source": "option",
        "form": "decorator",
        "condition": None,
        "raises": None,
    }
    return FoundTool(**{**standard, **values})  # type: ignore[arg-type]  # one dict for all fields


def table(*tools: FoundTool, width: int | None = None) -> list[str]:
    """The lines of the table of some tools."""
    return render("tools", "table", Listing(tools, (), Counts()), Style(width=width)).splitlines()


@pytest.mark.parametrize("width", range(10, 140))
def test_table_fits_into_the_terminal(width: int) -> None:
    lines = table(tool(), tool(name="名前" * 8), width=width)
    assert max(map(len, lines[:4])) <= max(width, 46)


def test_narrow_table_cuts_names_at_their_end_and_places_at_their_start() -> None:
    assert table(tool(), width=60)[:2] == [
        "shop  mcp==2.3.0 (option), 1 tool     desc  in  out  hints",
        "  get_everything_…  …ame/server.py:1  ✓     ✓   -    -",
    ]


def test_wide_table_cuts_the_description() -> None:
    assert table(tool(definition={"description": "many words " * 20}), width=120)[1].endswith(
        " -      many words many words m…"
    )


def test_names_in_the_table() -> None:
    lines = table(tool(name=None, definition={}, unknown=("",)), tool(name=""), tool(name="a\nb\tc"), tool(name="é名"))
    assert [line[2:].split("  ")[0] for line in lines[1:5]] == ["(name not known)", '""', "a\ufffdb c", "é名"]
    assert lines[1].endswith("?     ?   ?    ?")


def test_marks_of_the_table() -> None:
    listing = table(
        tool(unknown=("/outputSchema", "/annotations")),
        tool(
            definition={"description": " ", "annotations": {"title": "x"}},
            unknown=("/inputSchema", "/annotations/title"),
        ),
        tool(definition={"annotations": {}}, unknown=("/annotations", "/descriptions")),
        tool(condition="DEBUG\x1b"),
    )
    assert [line.split(":1  ")[-1] for line in listing[1:-2]] == [
        "✓     ✓   ?    ?      Get it all.",
        "-     ?   -    ~",
        "-     -   -    ~",
        "✓     ✓   -    -      Get it all.",
        "    only under: DEBUG\ufffd",
    ]


def test_unread_alone() -> None:
    listing = Listing(
        (), (UnreadRegistration("a.py", 1, 2, "loop"), UnreadRegistration("bb.py", 10, 2, "call")), Counts()
    )
    assert render("tools", "table", listing, Style()) == "not read\n  a.py:1:2    loop\n  bb.py:10:2  call\n"


def test_colours() -> None:
    text = render("tools", "table", Listing((tool(raises="E: x"),), (), Counts()), Style(color=True, width=200))
    assert "\x1b[1mshop\x1b[0m" in text
    assert "\x1b[32m✓\x1b[0m" in text
    assert "\x1b[31mits registration fails: E: x\x1b[0m" in text


KEPT = {
    "rows": "ROWS = []\ndef row_tool(function):\n    ROWS.append(function)\n    return function\n",
    "plants": "from rows import row_tool\n@row_tool\ndef plant(colour: str) -> str:\n    'Plant.'\n    return colour\n",
    "main": """\
import plants
from rows import ROWS
from mcp.server.fastmcp import FastMCP
mcp = FastMCP("garden")
for each in ROWS:
    mcp.add_tool(each, name="garden_" + each.__name__)
""",
}
WRAPPED = """\
import functools
import plants
from rows import ROWS
from mcp.server.fastmcp import FastMCP
def wrapped(function):
    def run(colour: str) -> str:
        return function(colour)
    return run
FastMCP("garden", tools=[])
mcp = FastMCP("garden")
for each in ROWS:
    mcp.add_tool(wrapped(each), name=each.__name__)
"""


@pytest.mark.parametrize("main", [KEPT["main"], WRAPPED])
def test_what_another_file_registers_is_not_unread(folder: Path, main: str) -> None:
    (folder / "pkg/shop.py").unlink()
    for name, text in {**KEPT, "main": main}.items():
        (folder / f"{name}.py").write_text(text)
    alone = json.loads(invoke("tools", "--format=json", "plants.py").stdout)
    assert [(each["path"], each["line"]) for each in alone["unread"]] == [("plants.py", 2)]
    assert "1 registration was seen" in invoke("check", "plants.py").stderr
    together = json.loads(invoke("tools", "--format=json").stdout)
    assert together["unread"] == []
    assert [each["name"].removeprefix("garden_") for each in together["tools"]] == ["plant"]
    assert "registration" not in invoke("check").stderr


def test_tool_without_a_known_name_is_also_unread(folder: Path) -> None:
    text = SHOP + "\n\nfor name in functions:\n    mcp.add_tool(list_orders, name=name)\n"
    (folder / "pkg/shop.py").write_text(text)
    document = json.loads(invoke("tools", "--format=json").stdout)
    (line,) = [each["line"] for each in document["tools"] if each["name"] is None]
    assert [each["reason"] for each in document["unread"] if each["line"] == line] == [
        "the name of the tool is not known: it loops over what is not known"
    ]
