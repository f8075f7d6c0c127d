"""Files that are not what their names say, change while they are read, or lie beside the code to be tripped over."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from support.commands import FINDINGS, SERVER, found, invoke

from flake8_mcp.cli import _analysis
from flake8_mcp.cli._files import File
from flake8_mcp.cli._flake8 import load_options

IMPORTS = """\
import json
from pathlib import Path

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

from pipe import A
from folder import B
from loop import C
from endless import D
from gone import E

mcp = FastMCP("x")
HERE = Path(__file__).parent


@mcp.tool()
def orders(a: A, b: B = C) -> D:
    "List the orders."
    return E


Tool(name="b", description="Look.", inputSchema=json.loads((HERE / "schema.json").read_text()))
Tool(name="c", description="Look.", inputSchema=json.loads((HERE / "pipe.json").read_text()))
"""
PROJECT_FILES = ("pyproject.toml", "setup.py", "requirements.txt", "requirements-dev.txt", "uv.lock", "poetry.lock", "pdm.lock", "pylock.toml", ".python-version")  # fmt: skip


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def loop(path: Path) -> None:
    path.symlink_to(path.name)


@pytest.mark.parametrize("make", [pipe, folder, endless, loop])
def test_project_files_that_are_none(make: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert callable(make)
    for name in PROJECT_FILES:
        make(tmp_path / name)
    (tmp_path / "server.py").write_text(SERVER)
    monkeypatch.chdir(tmp_path)
    run = invoke("check", "--isolated", "--format=concise", "server.py")
    assert found(run.stdout) == FINDINGS
    assert json.loads(invoke("tools", "--isolated", "--format=json", "server.py").stdout)["tools"] != []


def test_imports_of_what_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pipe(tmp_path / "pipe.py")
    pipe(tmp_path / "pipe.json")
    folder(tmp_path / "folder.py")
    loop(tmp_path / "loop.py")
    endless(tmp_path / "endless.py")
    (tmp_path / "schema.json").symlink_to("/dev/zero")
    (tmp_path / "again").symlink_to(".", target_is_directory=True)
    (tmp_path / "server.py").write_text(IMPORTS)
    monkeypatch.chdir(tmp_path)
    run = invoke("tools", "--isolated", "--format=json")
    document = json.loads(run.stdout)
    assert {each["name"] for each in document["tools"]} == {"orders", "b", "c"}
    unread = {each["path"]: each["reason"] for each in document["unread"]}
    assert set(unread) == {"pipe.py", "loop.py", "endless.py"}
    assert "internal error" not in run.stdout


@pytest.mark.skipif(os.geteuid() == 0, reason="root reads everything")
def test_file_without_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "secret.py").write_text(SERVER)
    (tmp_path / "secret.py").chmod(0)
    (tmp_path / "server.py").write_text(SERVER)
    monkeypatch.chdir(tmp_path)
    run = invoke("check", "--isolated", "--format=concise")
    assert (
        "secret.py:1:1: MCP001 not analysed, so no tool in it is checked: it cannot be read: Permission denied"
        in run.stdout
    )
    assert "server.py" in run.stdout


@pytest.mark.parametrize(
    ("happens", "reason"),
    [
        (lambda _: None, "No such file or directory"),
        (folder, "it is not a regular file"),
        (pipe, "it is not a regular file"),
    ],
)
def test_file_that_is_gone_when_it_is_read(
    happens: object, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(happens)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "server.py").write_text(SERVER)
    file = File("server.py", ".")
    Path(file.path).unlink()
    happens(Path(file.path))
    look = _analysis.look_at(file, load_options((), config=None, isolated=True))
    assert look.analysis.refusal is not None
    assert look.analysis.refusal[1].endswith(reason)


def test_module_that_changes_between_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "words.py").write_text("TYPE = 'str'\n")
    (tmp_path / "server.py").write_text(
        SERVER.replace('"str"', "TYPE").replace("mcp =", "from words import TYPE\nmcp =")
    )
    options = load_options((), config=None, isolated=True)
    codes = []
    for text in ("TYPE = 'str'\n", "TYPE = 'string'\n", "TYPE = (\n", "TYPE = 'int'\n", None):
        (tmp_path / "words.py").write_text(text) if text is not None else (tmp_path / "words.py").unlink()
        look = _analysis.look_at(File("server.py", "."), options)
        codes.append("MCP321" in {each.code for each in look.analysis.findings})
    assert codes == [True, False, False, True, False]
