"""`flake8-mcp check --add-noqa`: afterwards flake8 is silent."""

from __future__ import annotations

import ast
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest
from support.commands import SERVER, flake8, flake8_mcp, invoke

from flake8_mcp.cli import _noqa
from flake8_mcp.cli._files import File
from flake8_mcp.cli._findings import FileFindings, findings_of, lost
from flake8_mcp.cli._flake8 import Comments, Selection, load_options

if TYPE_CHECKING:
    from pathlib import Path

COMMENTED = SERVER.replace('name="list orders")', 'name="list orders")  # noqa: MCP101').replace(
    '{"type": "str"}},', '{"type": "str"}},  # noqa: MCP321'
)
HEAD = "from mcp.types import Tool\n\n"
# How a defect is written, and how it is commented.
LAYOUTS = [
    (
        'Tool(name="a b", description="x", inputSchema={"properties": {"a": {"type": "int"}}, "type": "object"})\n',
        'Tool(name="a b", description="x", inputSchema={"properties": {"a": {"type": "int"}}, "type": "object"})@101,MCP321\n',
    ),
    (
        'Tool(name="a b",   \n     description="x", inputSchema={"type": "object"})',
        'Tool(name="a b",@101   \n     description="x", inputSchema={"type": "object"})',
    ),
    (
        'Tool(name="""a\n\nb""", description="x",\n     inputSchema={"type": "object"})\n',
        'Tool(name="""a\n\nb""", description="x",@101\n     inputSchema={"type": "object"})\n',
    ),
    (
        'A = \\\n    Tool(name="a b", \\\n    inputSchema={"type": "object"})  # a comment\nB = 1\n',
        'A = \\\n    Tool(name="a b", \\\n    inputSchema={"type": "object"})  # a comment@101\nB = 1\n',
    ),
    (
        'Tool(name="a b",  # type: ignore # noqa: E501, B950 - long\n     inputSchema={"type": "object"})\n',
        'Tool(name="a b",  # type: ignore # noqa: E501, B950, MCP101 - long\n     inputSchema={"type": "object"})\n',
    ),
    (
        'Tool(name="a b", description="x", inputSchema={"type": "object"})  # noqa: E501 B2B code\n',
        'Tool(name="a b", description="x", inputSchema={"type": "object"})  # noqa: MCP101,E501 B2B code\n',
    ),
    (
        'Tool(name="a b", description="x", inputSchema={"type": "object"})  # NoQA:E501,\n',
        'Tool(name="a b", description="x", inputSchema={"type": "object"})  # NoQA:E501,MCP101,\n',
    ),
    (
        'def tools():\n\tif True:\n\t\treturn Tool(name="a b", description="x", inputSchema={"type": "object"}, )\n',
        'def tools():\n\tif True:\n\t\treturn Tool(name="a b", description="x", inputSchema={"type": "object"}, )@101\n',
    ),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "setup.cfg").write_text("[flake8]\nselect = MCP001,MCP1,MCP3\n")
    (tmp_path / "server.py").write_text(SERVER)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_flake8_is_silent_afterwards(folder: Path) -> None:
    assert flake8(cwd=folder).returncode == 1
    run = flake8_mcp("check", "--add-noqa", cwd=folder)
    assert (run.returncode, run.stdout) == (0, "")
    assert run.stderr.splitlines() == [
        "2 findings got a noqa comment in 1 file: MCP101 1, MCP321 1",
        "no finding; 2 tools of 1 server in 1 file",
        "2 findings are kept back by select, ignore, per-file-ignores or noqa",
    ]
    assert (folder / "server.py").read_text() == COMMENTED
    assert flake8(cwd=folder).stdout == ""
    again = invoke("check", "--add-noqa")
    assert (again.exit_code, again.stderr.splitlines()[0]) == (0, "no noqa comment to add")
    assert (folder / "server.py").read_text() == COMMENTED


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize(("before", "after"), LAYOUTS)
def test_comment_stands_where_flake8_looks(folder: Path, before: str, after: str, newline: str) -> None:
    server = folder / "server.py"
    after = after.replace("@", "  # noqa: MCP")
    server.write_bytes((HEAD + before).replace("\n", newline).encode())
    invoke("check", "--add-noqa")
    assert server.read_bytes() == (HEAD + after).replace("\n", newline).encode()
    assert ast.dump(ast.parse(HEAD + before)) == ast.dump(ast.parse(server.read_bytes()))
    assert flake8(cwd=folder).stdout == ""
    invoke("check", "--add-noqa")
    assert server.read_bytes() == (HEAD + after).replace("\n", newline).encode()


@pytest.mark.parametrize(("encoding", "cookie"), [("utf-8-sig", ""), ("latin-1", "# coding: latin-1\r\n")])
def test_bytes_and_mode_are_kept(folder: Path, encoding: str, cookie: str) -> None:
    server = folder / "server.py"

    def data(text: str) -> bytes:
        return (cookie + text.replace("List all orders.", "Prüft alle.").replace("\n", "\r\n")).encode(encoding)

    server.write_bytes(data(SERVER))
    server.chmod(0o755)
    invoke("check", "--add-noqa")
    assert server.read_bytes() == data(COMMENTED)
    assert server.stat().st_mode & 0o777 == 0o755


def test_only_what_is_reported_gets_a_comment(folder: Path) -> None:
    invoke("check", "--add-noqa", "--select=MCP3")
    assert (folder / "server.py").read_text() == COMMENTED.replace("  # noqa: MCP101", "")
    invoke("check", "--add-noqa", "--per-file-ignores=server.py:MCP1")
    assert (folder / "server.py").read_text() == COMMENTED.replace("  # noqa: MCP101", "")


def test_after_fixing(folder: Path) -> None:
    run = invoke("check", "--fix", "--add-noqa")
    assert run.exit_code == 0
    assert run.stderr.splitlines()[:2] == [
        "1 finding fixed in 1 file: MCP321 1",
        "1 finding got a noqa comment in 1 file: MCP101 1",
    ]
    assert '{"type": "string"}},\n' in (folder / "server.py").read_text()


def test_shown_as_a_patch(folder: Path) -> None:
    run = invoke("check", "--add-noqa", "--diff")
    assert run.exit_code == 1
    assert run.stderr == "2 findings would get a noqa comment in 1 file: MCP101 1, MCP321 1\n"
    assert (folder / "server.py").read_text() == SERVER
    git = shutil.which("git") or "git"
    subprocess.run([git, "apply", "-"], cwd=folder, input=run.stdout_bytes, check=True)
    assert (folder / "server.py").read_text() == COMMENTED


def test_standard_input_is_commented_on_standard_output(folder: Path) -> None:
    run = flake8_mcp("check", "--add-noqa", "-", cwd=folder, stdin=SERVER)
    assert (run.returncode, run.stdout) == (0, COMMENTED)
    clean = flake8_mcp("check", "--add-noqa", "-", cwd=folder, stdin="import os\n")
    assert (clean.returncode, clean.stdout) == (0, "import os\n")


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("other", [["--disable-noqa"], ["--diff", "--fix"], ["--diff", "--unsafe-fixes"]])
def test_what_makes_no_sense_together(other: list[str]) -> None:
    run = invoke("check", "--add-noqa", *other)
    assert (run.exit_code, run.stdout) == (2, "")
    assert "--add-noqa" in run.stderr


def test_finding_in_another_file_is_commented_in_both(folder: Path) -> None:
    """flake8 sees one file and reports at the registration, check at the token."""
    (folder / "schemas.py").write_text('PAGE = {"page": {"type": "int"}}\n')
    (folder / "server.py").write_text(
        HEAD
        + "from schemas import PAGE\n\n"
        + 'A = Tool(name="a", description="A.", inputSchema={"type": "object", "properties": PAGE})\n'
    )
    assert "schemas.py:1" in flake8(cwd=folder).stdout
    run = invoke("check", "--add-noqa")
    assert run.exit_code == 0
    assert run.stderr.splitlines()[0] == "1 finding got a noqa comment in 2 files: MCP321 1"
    assert (folder / "schemas.py").read_text() == 'PAGE = {"page": {"type": "int"}}  # noqa: MCP321\n'
    assert (folder / "server.py").read_text().endswith("PAGE})  # noqa: MCP321\n")
    assert flake8(cwd=folder).stdout == ""
    (folder / "schemas.py").write_text('PAGE = {"page": {"type": "int"}}\n')
    assert invoke("check", "--add-noqa", "server.py").exit_code == 0
    assert (folder / "schemas.py").read_text() == 'PAGE = {"page": {"type": "int"}}\n'


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (
            HEAD + 'Tool(name="a b", description="""x\n# noqa: E501\n""", inputSchema={"type": "object"})\n',
            3,
            "MCP101 got no noqa comment: a string there holds a noqa comment, and flake8 reads only the first",
        ),
        (
            HEAD + 'Tool(name="a b", description="# noqa: E501", inputSchema={"type": "object"})\n',
            3,
            "MCP101 got no noqa comment: a string there holds a noqa comment, and flake8 reads only the first",
        ),
        (
            HEAD + "Tool(\n",
            3,
            "MCP001 got no noqa comment: a comment could become part of a string where the text is no Python",
        ),
    ],
)
def test_line_that_cannot_carry_a_comment(folder: Path, text: str, line: int, reason: str) -> None:
    (folder / "server.py").write_text(text)
    run = invoke("check", "--add-noqa")
    assert run.exit_code == 1
    assert f"./server.py:{line}: {reason}" in run.stderr.splitlines()
    assert (folder / "server.py").read_text() == text


def test_line_that_ends_inside_of_an_f_string(folder: Path) -> None:
    options = load_options([], config=None, isolated=True)
    text = 'a = f"""{1\n}"""\nb = (f"{a}",\n     2)\n'
    comments = Comments("server.py", text.encode(), options)
    # before Python 3.12 an f-string is one token, and no line ends in it
    assert comments.ends_in_string(1) == (comments.last_line(1) == 1)
    assert not comments.ends_in_string(3)
    path = folder / "server.py"
    path.write_text(HEAD + 'Tool(description=f"""{1\n}""", name="a b", inputSchema={"type": "object"})\n')
    first = HEAD + 'Tool(name="a b", description=f"""{1\n}""", inputSchema={"type": "object"})\n'
    path.write_text(first)
    run = invoke("check", "--add-noqa")
    if comments.ends_in_string(1):
        assert "the line ends inside of an f-string, where older Pythons allow no comment" in run.stderr
        assert path.read_text() == first
    else:
        assert path.read_text() == first.replace('"object"})', '"object"})  # noqa: MCP101')


def test_file_that_changed_meanwhile_or_is_gone(folder: Path) -> None:
    options = load_options([], config=None, isolated=True)
    file = File("server.py", ".")
    findings = {file: findings_of(options, file)}
    (folder / "server.py").write_text(SERVER.replace("list orders", "list  orders"))
    result = _noqa.comment(findings, Selection(options), options)[file]
    assert [(finding.code, why) for finding, why in result.refused] == [("MCP101", "the file was changed meanwhile")]
    assert [each.code for each in result.fixed] == ["MCP321"]
    (folder / "server.py").unlink()
    result = _noqa.comment(findings, Selection(options), options)[file]
    assert {why for _, why in result.refused} == {"the file cannot be read"}
    assert result.after == result.before


def test_process_that_died(folder: Path) -> None:
    options = load_options([], config=None, isolated=True)
    file = File("server.py", ".")
    findings: dict[File, FileFindings] = {file: lost(file)}
    result = _noqa.comment(findings, Selection(options), options)[file]
    assert [why for _, why in result.refused] == ["the file was changed meanwhile"]
    assert folder.exists()
