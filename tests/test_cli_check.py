"""`flake8-mcp check`."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator
from support.commands import FINDINGS, SERVER, flake8_mcp, found, invoke

from flake8_mcp.cli import Commands, main

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "setup.cfg").write_text("[flake8]\n")
    (tmp_path / "server.py").write_text(SERVER)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_text_shows_the_token() -> None:
    run = invoke("check")
    assert run.exit_code == 1
    assert run.stdout == (
        './server.py:9:16: MCP101 "list orders" holds " ", '
        'a tool name has only A-Z a-z 0-9 _ - and .: write "list_orders"\n'
        '    @mcp.tool(name="list orders")\n'
        "                   ^^^^^^^^^^^^^\n"
        '    unsafe fix: Rename the tool to "list_orders"\n'
        './server.py:20:42: MCP321 "str" is not a JSON Schema type, use "string" [*]\n'
        '            "properties": {"words": {"type": "str"}},\n'
        "                                             ^^^^^\n"
        '    fix: Replace "str" by "string"\n'
    )
    assert run.stderr == (
        "2 findings; 2 tools of 1 server in 1 file\n1 finding can be fixed with --fix and 1 more with --unsafe-fixes\n"
    )


def test_excerpt_of_odd_lines(folder: Path) -> None:
    long = "x" * 200
    (folder / "server.py").write_text(
        "from mcp.types import Tool\n\n"
        "if True:\n"
        '\tWIDE = Tool(name="名前 x", description="a", inputSchema={"type": "object"})\n'
        f'LONG = Tool(description="{long}", name="a b", inputSchema={{"type": "object"}}, title="{long}")\n'
        'ODD = Tool(description="\u202e\u200b", name="a_b", inputSchema={"type": "object"})\n'
        'TWO = Tool(name="""a\n\nb""", description="a", inputSchema={"type": "object"})\n',
        encoding="utf-8",
    )
    lines = invoke("check", "--select=MCP101,MCP204").stdout.splitlines()
    lines = [each for each in lines if " fix: " not in each]
    assert lines[1:3] == [
        '    \tWIDE = Tool(name="名前 x", description="a", inputSchema={"type": "object"})',
        "    \t" + " " * 17 + "^" * 8,
    ]
    assert lines[4:6] == [
        f'    …{"x" * 32}", name="a b", inputSchema={{"type": "object"}}, title="{"x" * 34}…',
        " " * 45 + "^" * 5,
    ]
    assert lines[7] == '    ODD = Tool(description="\ufffd\ufffd", name="a_b", inputSchema={"type": "object"})'
    assert lines[-2:] == ['    TWO = Tool(name="""a', " " * 20 + "^" * 4]


def test_concise_is_what_flake8_writes() -> None:
    run = invoke("check", "server.py", "--format=concise")
    assert found(run.stdout) == FINDINGS
    assert run.stdout.splitlines()[1] == 'server.py:20:42: MCP321 "str" is not a JSON Schema type, use "string" [*]'


def test_json_is_as_its_schema_says(folder: Path) -> None:
    run = invoke("check", "--format=json", str(folder))
    document = json.loads(run.stdout)
    schema = json.loads((ROOT / "docs/schemas/check.json").read_text())
    Draft202012Validator(schema).validate(document)
    assert document["findings"][1] == {
        "path": "server.py",
        "line": 20,
        "column": 42,
        "end_line": 20,
        "end_column": 47,
        "code": "MCP321",
        "rule": "unknown-json-type",
        "level": "breaks",
        "message": '"str" is not a JSON Schema type, use "string"',
        "fix": {
            "title": 'Replace "str" by "string"',
            "safe": True,
            "edits": [
                {"path": "server.py", "line": 20, "column": 42, "end_line": 20, "end_column": 47, "text": '"string"'}
            ],
        },
    }
    assert document["summary"] == {
        "files": 1,
        "servers": 1,
        "tools": 2,
        "unread_registrations": 0,
        "unanalysed_files": 0,
        "findings": 2,
        "ignored_findings": 0,
    }


@pytest.mark.parametrize("format_name", ["text", "concise", "json"])
def test_output_file(folder: Path, format_name: str) -> None:
    expected = invoke("check", f"--format={format_name}").stdout
    run = invoke("check", f"--format={format_name}", "--output-file=made/for/it.txt")
    assert (run.exit_code, run.stdout) == (1, "")
    assert (folder / "made/for/it.txt").read_bytes().decode() == expected


def test_output_file_that_cannot_be_written(folder: Path) -> None:
    run = invoke("check", f"--output-file={folder}")
    assert (run.exit_code, run.stdout) == (2, "")
    assert run.stderr == f"Error: {folder} cannot be written: Is a directory\n"


def test_exit_zero() -> None:
    run = invoke("check", "--exit-zero")
    assert (run.exit_code, len(run.stdout.splitlines())) == (0, 8)


def test_statistics(folder: Path) -> None:
    (folder / "other.py").write_text(SERVER)
    counted = "2     MCP101 illegal-character-in-tool-name\n2     MCP321 unknown-json-type\n"
    assert invoke("check", "--statistics", "--format=concise").stdout.endswith(f'"string" [*]\n{counted}')
    run = invoke("check", "--statistics", "--format=json")
    assert json.loads(run.stdout)["summary"]["findings"] == 4
    assert run.stderr.startswith(counted)


def test_clean_server(folder: Path) -> None:
    (folder / "server.py").write_text(SERVER.replace("list orders", "list_orders").replace('"str"', '"string"'))
    run = invoke("check")
    assert (run.exit_code, run.stdout) == (0, "")
    assert run.stderr == "no finding; 2 tools of 1 server in 1 file\n"


def test_no_tool_is_said_plainly(folder: Path) -> None:
    (folder / "server.py").write_text("x = 1\n")
    run = invoke("check")
    assert (run.exit_code, run.stdout) == (0, "")
    assert run.stderr == "no finding; no MCP tool was found in 1 file\n"


def test_what_was_not_read_is_counted(folder: Path) -> None:
    (folder / "server.py").write_text(
        "from mcp.server.fastmcp import FastMCP\n\nfrom elsewhere import functions\n\nmcp = FastMCP('x')\n"
        "for each in functions:\n    mcp.add_tool(each)\n"
    )
    (folder / "broken.py").write_text("def (:\n")
    run = invoke("check", "--select=MCP1")
    assert (run.exit_code, run.stdout) == (0, "")
    assert run.stderr == (
        "no finding; no MCP tool was found in 2 files\n"
        "1 registration was seen and not read; flake8-mcp tools shows where and why\n"
        "1 file was not analysed, or only in part\n"
        "1 finding is kept back by select, ignore, per-file-ignores or noqa\n"
    )


def test_no_python_file(folder: Path) -> None:
    (folder / "server.py").rename(folder / "server.txt")
    run = invoke("check")
    assert (run.exit_code, run.stdout, run.stderr) == (2, "", "Error: no Python file was found in .\n")


def test_missing_path() -> None:
    run = invoke("check", "server.py", "nowhere")
    assert (run.exit_code, run.stdout, run.stderr) == (2, "", "Error: nowhere does not exist\n")


def test_everything_excluded() -> None:
    run = invoke("check", "--exclude=server.py")
    assert (run.exit_code, run.stderr) == (2, "Error: every Python file is excluded in .\n")


def test_named_file_that_is_excluded_is_no_error() -> None:
    run = invoke("check", "--extend-exclude=server.py", "server.py")
    assert (run.exit_code, run.stdout) == (0, "")
    assert run.stderr == "no finding; no MCP tool was found in 0 files\n"


def test_virtual_environment_is_left_out_unless_it_is_named(folder: Path) -> None:
    package = folder / "env/lib/package"
    package.mkdir(parents=True)
    (folder / "env/pyvenv.cfg").touch()
    (package / "server.py").write_text(SERVER)
    assert " in 1 file\n" in invoke("check").stderr
    for named in ("env", "env/lib", "env/lib/package/server.py"):
        assert found(invoke("check", "--format=concise", named).stdout) == FINDINGS


def test_each_file_once(folder: Path) -> None:
    (folder / "link.py").symlink_to("server.py")
    run = invoke("check", "--format=concise", "server.py", ".", "./server.py", "link.py")
    assert found(run.stdout) == FINDINGS
    assert {line.split(":")[0] for line in run.stdout.splitlines()} == {"server.py"}


@pytest.mark.parametrize("project_file", [None, "pyproject.toml"])
def test_folder_outside_the_current_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch, project_file: str | None
) -> None:
    (folder / "setup.cfg").unlink()
    (folder / "server.py").unlink()
    (folder / "pkg").mkdir()
    (folder / "pkg/tools.py").write_text(
        SERVER.replace('"str"', "words.TYPE").replace('"""A server."""', "import words")
    )
    (folder / "words.py").write_text('TYPE = "str"\n')
    (folder / "elsewhere").mkdir()
    monkeypatch.chdir(folder / "elsewhere")
    if project_file is not None:
        (folder / project_file).touch()
    message = 'MCP321 "str" is not a JSON Schema type, use "string"'
    run = invoke("check", "--format=concise", "--select=MCP3", "..")
    assert run.stdout == f"../words.py:1:8: {message}\n"
    run = invoke("check", "--format=concise", "--select=MCP3", "../pkg/tools.py")
    # One file says nothing of the folder around it, a project file does.
    assert run.stdout == (f"../pkg/tools.py:15:10: {message} (in {folder}/words.py:1)\n" if project_file else "")


def test_standard_input() -> None:
    run = invoke("check", "-", "--stdin-display-name=pkg/new.py", "--format=concise", stdin=SERVER)
    assert found(run.stdout) == FINDINGS
    assert {line.split(":")[0] for line in run.stdout.splitlines()} == {"pkg/new.py"}
    assert invoke("check", "-", "--format=concise", stdin=SERVER).stdout.startswith("stdin:9:16: ")
    run = invoke("check", "-", "--stdin-display-name=pkg/new.py", "--exclude=new.py", stdin=SERVER)
    assert found(run.stdout) == []


def test_standard_input_honours_noqa() -> None:
    text = SERVER.replace('"type": "str"}},', '"type": "str"}},  # noqa: MCP321')
    assert found(invoke("check", "-", "--format=concise", stdin=text).stdout) == FINDINGS[:1]


@pytest.fixture
def package(folder: Path) -> Path:
    """A server whose schema stands in another module, with a defect there."""
    (folder / "server.py").unlink()
    package = folder / "pkg"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "schemas.py").write_text('PROPERTIES = {\n    "q": {"type": "str"},\n}\n')
    for name in ("one", "two"):
        (package / f"{name}.py").write_text(
            "from mcp.types import Tool\n\nfrom .schemas import PROPERTIES\n\n"
            f'TOOL = Tool(name="{name}", description="x", inputSchema={{"type": "object", "properties": PROPERTIES}})\n'
        )
    return package


MESSAGE = 'MCP321 "str" is not a JSON Schema type, use "string"'


@pytest.mark.usefixtures("package")
def test_finding_in_another_file_is_reported_there_once() -> None:
    assert invoke("check", "--format=concise").stdout == f"./pkg/schemas.py:2:19: {MESSAGE} [*]\n"


@pytest.mark.usefixtures("package")
def test_finding_in_a_file_that_is_not_checked_stands_at_the_registration() -> None:
    run = invoke("check", "pkg/one.py")
    assert run.stdout == (
        f"pkg/one.py:5:8: {MESSAGE} (in pkg/schemas.py:2) [*]\n"
        '    TOOL = Tool(name="one", description="x", inputSchema={"type": "object", "properties": PROPERTIES})\n'
        "           ^\n"
        '    fix: Replace "str" by "string"\n'
    )


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--per-file-ignores=pkg/schemas.py:MCP3"], "PROPERTIES = {\n    'q': {'type': 'str'},\n}\n"),
        ([], "PROPERTIES = {\n    'q': {'type': 'str'},  # noqa: MCP321\n}\n"),
        ([], "# flake8: noqa\nPROPERTIES = {\n    'q': {'type': 'str'},\n}\n"),
    ],
)
def test_finding_in_another_file_is_kept_back_there(package: Path, arguments: list[str], text: str) -> None:
    (package / "schemas.py").write_text(text)
    run = invoke("check", "--format=concise", *arguments)
    assert run.stdout == ""
    assert "1 finding is kept back" in run.stderr


def test_processes_give_the_same_bytes(package: Path) -> None:
    for number in range(30):
        (package / f"server{number}.py").write_text(SERVER)
    (package / "broken.py").write_text("def (:\n")
    one, two = (flake8_mcp("check", f"-j{jobs}", cwd=package.parent) for jobs in (1, 2))
    assert (one.stdout, one.stderr) == (two.stdout, two.stderr)
    assert len(one.stdout.splitlines()) > 180
    assert invoke("check", "-j2").stdout == one.stdout


def test_whole_file_noqa(folder: Path) -> None:
    (folder / "server.py").write_text("# flake8: noqa\n" + SERVER)
    assert invoke("check").stderr == (
        "no finding; 2 tools of 1 server in 1 file\n"
        "2 findings are kept back by select, ignore, per-file-ignores or noqa\n"
    )
    assert found(invoke("check", "--disable-noqa", "--format=concise").stdout) != []


def in_terminal(*arguments: str, cwd: Path, **environment: str) -> str:
    """What flake8-mcp writes to a terminal of 100 columns."""
    primary, secondary = pty.openpty()
    variables = {**os.environ, "COLUMNS": "100", "TERM": "xterm", **environment}
    command = [sys.executable, "-m", "flake8_mcp", *arguments]
    with subprocess.Popen(command, cwd=cwd, stdout=secondary, stderr=secondary, env=variables) as process:
        os.close(secondary)
        written = b""
        while True:
            try:
                block = os.read(primary, 4096)
            except OSError:  # Linux says so at the end
                block = b""
            if not block:
                break
            written += block
        process.wait()
    os.close(primary)
    return written.decode().replace("\r\n", "\n")


def test_colour_in_a_terminal_only(folder: Path) -> None:
    coloured = in_terminal("check", cwd=folder)
    assert "\x1b[31m\x1b[1mMCP321\x1b[0m" in coloured
    plain = in_terminal("check", cwd=folder, NO_COLOR="1")
    assert "\x1b" not in plain
    assert plain == click.unstyle(coloured)
    assert plain.startswith(flake8_mcp("check", cwd=folder).stdout)


def test_progress_bar_in_a_terminal_only(folder: Path) -> None:
    for number in range(30):
        (folder / f"empty{number}.py").touch()
    assert "files  [" in in_terminal("check", "--select=MCP1", cwd=folder)
    assert flake8_mcp("check", "--select=MCP1", cwd=folder).stderr.startswith("1 finding; 2 tools of")


def test_defect_of_the_program_is_not_taken_for_findings() -> None:
    def fail() -> None:
        raise LookupError("a defect")

    def interrupt() -> None:
        raise KeyboardInterrupt

    commands = Commands(commands=[click.Command("fail", callback=fail), click.Command("stop", callback=interrupt)])
    run = CliRunner().invoke(commands, ["fail"])
    assert run.exit_code == 2
    assert run.stderr.endswith("LookupError: a defect\n")
    run = CliRunner().invoke(commands, ["stop"])
    assert (run.exit_code, run.stderr) == (2, "Error: interrupted\n")


def test_usage_and_version() -> None:
    assert invoke("check", "--format=sonnet").exit_code == 2
    assert invoke("--version").stdout.startswith("flake8-mcp, version ")
    assert {"check", "diff", "explain", "rules", "tools"} == set(main.commands)
