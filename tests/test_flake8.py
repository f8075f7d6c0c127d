"""The plugin in the real flake8, in a process of its own."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import textwrap
from argparse import Namespace
from typing import TYPE_CHECKING

import pytest
from flake8.main.cli import main
from support.commands import FINDINGS, OLDER_FINDINGS, SERVER, flake8, found

from flake8_mcp.flake8_plugin import Plugin

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "server.py").write_text(SERVER)
    return tmp_path


def test_codes_and_columns(folder: Path) -> None:
    run = flake8("--select=MCP", "server.py", cwd=folder)
    assert (run.returncode, run.stderr) == (1, "")
    assert found(run.stdout) == FINDINGS
    first, second = run.stdout.splitlines()
    assert first.startswith('server.py:9:16: MCP101 "list orders" holds " "')
    assert second == 'server.py:20:42: MCP321 "str" is not a JSON Schema type, use "string" [*]'


def test_on_without_configuration(folder: Path) -> None:
    assert found(flake8(cwd=folder).stdout) == FINDINGS


@pytest.mark.parametrize(
    ("arguments", "codes"),
    [
        (["--select=MCP1"], ["MCP101"]),
        (["--select=MCP321"], ["MCP321"]),
        (["--select=E"], []),
        (["--select=E", "--extend-select=MCP3"], ["MCP321"]),
        (["--select=MCP", "--ignore=MCP321"], ["MCP101"]),
        (["--extend-ignore=MCP1"], ["MCP321"]),
        (["--select=MCP", "--per-file-ignores=server.py:MCP3"], ["MCP101"]),
        (["--select=MCP", "--per-file-ignores=other.py:MCP3"], ["MCP101", "MCP321"]),
    ],
)
def test_selection(folder: Path, arguments: list[str], codes: list[str]) -> None:
    assert [code for _, _, code in found(flake8(*arguments, cwd=folder).stdout)] == codes


@pytest.mark.parametrize("name", ["setup.cfg", "tox.ini", ".flake8"])
def test_configuration_file(folder: Path, name: str) -> None:
    (folder / name).write_text("[flake8]\nselect = MCP\nmcp-revisions = 2025-06-18\n")
    assert found(flake8(cwd=folder).stdout) == OLDER_FINDINGS


def test_noqa_on_the_line_of_the_report(folder: Path) -> None:
    lines = SERVER.splitlines()
    lines[8] += "  # noqa: MCP101"
    lines[19] += "  # noqa: MCP1"
    (folder / "server.py").write_text("\n".join(lines) + "\n")
    assert found(flake8("--select=MCP", cwd=folder).stdout) == FINDINGS[1:]
    assert found(flake8("--select=MCP", "--disable-noqa", cwd=folder).stdout) == FINDINGS


def test_noqa_behind_a_string_of_several_lines(tmp_path: Path) -> None:
    (tmp_path / "server.py").write_text(
        textwrap.dedent(
            '''\
            from mcp.types import Tool

            TOOL = Tool(
                name="search",
                description="""Search
                the \u200border.
                """,%s
                inputSchema={"type": "object", "properties": {}},
            )
            '''
        )
    )
    text = (tmp_path / "server.py").read_text()
    (tmp_path / "server.py").write_text(text % "")
    assert [code for _, _, code in found(flake8("--select=MCP", cwd=tmp_path).stdout)] == ["MCP204"]
    (tmp_path / "server.py").write_text(text % "  # noqa: MCP204")
    assert flake8("--select=MCP", cwd=tmp_path).stdout == ""


def test_noqa_for_the_whole_file(folder: Path) -> None:
    (folder / "server.py").write_text("# flake8: noqa\n" + SERVER)
    assert flake8("--select=MCP", cwd=folder).stdout == ""


def test_standard_input_with_a_name(folder: Path) -> None:
    (folder / "words.py").write_text('TYPE = "str"\n')
    text = SERVER.replace('"type": "str"', '"type": words.TYPE').replace('"""A server."""', "import words")
    run = flake8("--select=MCP3", "--stdin-display-name=pkg/server.py", "-", cwd=folder, stdin=text)
    assert run.stdout == ('pkg/server.py:15:10: MCP321 "str" is not a JSON Schema type, use "string" (in words.py:1)\n')


def test_another_working_directory(folder: Path) -> None:
    (folder / "elsewhere").mkdir()
    run = flake8("--select=MCP", "../server.py", cwd=folder / "elsewhere")
    assert found(run.stdout) == FINDINGS
    assert run.stdout.startswith("../server.py:9:16: ")


def test_findings_in_another_file_stand_at_the_registration(folder: Path) -> None:
    package = folder / "pkg"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "schemas.py").write_text(
        'SCHEMA = {\n    "type": "object",\n    "properties": {"q": {"type": "str"}},\n}\n'
    )
    (package / "server.py").write_text(
        "from mcp.types import Tool\n\nfrom .schemas import SCHEMA\n\n"
        'TOOL = Tool(name="search", description="Search the catalogue.", inputSchema=SCHEMA)\n'
    )
    run = flake8("--select=MCP", "pkg", cwd=folder)
    assert run.stdout == (
        'pkg/server.py:5:8: MCP321 "str" is not a JSON Schema type, use "string" (in pkg/schemas.py:3) [*]\n'
    )


def test_same_bytes_whatever_the_number_of_processes_and_the_hash_seed(folder: Path) -> None:
    for number in range(6):
        (folder / f"server{number}.py").write_text(SERVER)
    one, two = (flake8("--select=MCP", f"-j{jobs}", cwd=folder).stdout for jobs in (1, 2))
    assert one == two
    assert len(one.splitlines()) == 7 * len(FINDINGS)


def test_columns_count_characters(folder: Path) -> None:
    (folder / "server.py").write_text(SERVER.replace('"words"', '"wörter"'), encoding="utf-8")
    assert found(flake8("--select=MCP", cwd=folder).stdout) == [
        FINDINGS[0],
        (20, 24, "MCP805"),
        (20, 43, "MCP321"),
    ]


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_newlines_and_byte_order_mark(folder: Path, newline: str) -> None:
    (folder / "server.py").write_bytes(b"\xef\xbb\xbf" + SERVER.replace("\n", newline).encode())
    assert found(flake8("--select=MCP", cwd=folder).stdout) == FINDINGS


def test_syntax_error_is_left_to_flake8(folder: Path) -> None:
    (folder / "server.py").write_text(SERVER + "def (:\n")
    assert [code for _, _, code in found(flake8("--select=E9,MCP", cwd=folder).stdout)] == ["E999"]


def test_file_that_is_not_analysed(folder: Path) -> None:
    deep = "[" * 120 + "]" * 120
    (folder / "deep.py").write_text(SERVER.replace('{"type": "str"}', f'{{"type": "array", "default": {deep}}}'))
    run = flake8("--select=MCP", "deep.py", "server.py", cwd=folder)
    assert run.stderr == ""
    codes = [(line.split(":")[0], line.split(" ")[1]) for line in run.stdout.splitlines()]
    assert codes == [("deep.py", "MCP101"), ("deep.py", "MCP001"), ("server.py", "MCP101"), ("server.py", "MCP321")]


@pytest.mark.parametrize(
    ("argument", "message"),
    [
        ("--mcp-revisions=2020-01-01", "--mcp-revisions: '2020-01-01' is no revision"),
        ("--mcp-revisions=", "--mcp-revisions: name at least one of"),
        ("--mcp-sdk=mcp>2", "--mcp-sdk: 'mcp>2' is no pin"),
        ("--mcp-tool-decorators=a-b", "--mcp-tool-decorators: 'a-b' is no dotted name"),
    ],
)
def test_impossible_values_are_one_clear_message(folder: Path, argument: str, message: str) -> None:
    run = flake8(argument, cwd=folder)
    first, second = run.stdout.splitlines()
    assert first == "There was a critical error during execution of Flake8:"
    assert second.startswith(message)
    assert (run.returncode, run.stderr) == (1, "")


HEAVY = "print(sorted({'libcst', 'jsonschema', 'flake8_mcp.engine'} & set(sys.modules)))"
RUN = f"import sys\nfrom flake8.main.cli import main\nmain(sys.argv[1:])\n{HEAVY}"


@pytest.mark.parametrize(
    ("text", "modules"),
    [
        ('"""No server, but it has tools."""\n\nTOOLS = ["hammer"]\n', "[]"),
        ('"""Reads what an MCP server lists: its tools."""\n\nimport json\n', "[]"),
        (SERVER.replace('"str"', '"string"').replace("list orders", "list"), "['flake8_mcp.engine', 'libcst']"),
    ],
)
def test_nothing_heavy_is_imported_before_a_file_can_hold_a_tool(tmp_path: Path, text: str, modules: str) -> None:
    (tmp_path / "module.py").write_text(text)
    run = subprocess.run(
        [sys.executable, "-c", RUN, "-j1", "module.py"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert run.stdout.splitlines()[-1] == modules, run.stderr


def test_in_this_process(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    (folder / "empty.py").touch()
    monkeypatch.chdir(folder)
    assert main(["-j1", "--isolated"]) == 1
    assert found(capsysbinary.readouterr().out.decode()) == FINDINGS
    assert main(["-j1", "--isolated", "--mcp-sdk=nothing"]) == 1
    assert b"'nothing' is no pin" in capsysbinary.readouterr().out


def test_defect_of_the_analysis_does_not_end_flake8(folder: Path) -> None:
    options = Namespace(select=None, extend_select=None)
    no_module = ast.parse(SERVER).body[0]
    lines = SERVER.splitlines(keepends=True)
    plugin = Plugin(no_module, str(folder / "server.py"), lines, options)  # type: ignore[arg-type]  # on purpose
    ((line, column, text, _),) = plugin.run()
    assert (line, column) == (1, 0)
    assert re.fullmatch(r"MCP001 .*: internal error: AttributeError in \w+\.py:\d+", text)
