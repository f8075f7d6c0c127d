"""How the results of single files become those of a run."""

from __future__ import annotations

import json
import os
import runpy
import sys
from typing import TYPE_CHECKING

import pytest
from support.commands import FINDINGS, SERVER, found, invoke

from flake8_mcp.cli import _findings, _listing
from flake8_mcp.cli._files import File
from flake8_mcp.cli._flake8 import Comments, Selection, load_options
from flake8_mcp.engine import Finding
from flake8_mcp.syntax.source import Span

if TYPE_CHECKING:
    from argparse import Namespace
    from pathlib import Path


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "setup.cfg").write_text("[flake8]\n")
    (tmp_path / "server.py").write_text(SERVER)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def options() -> Namespace:
    return load_options([], config=None, isolated=True)


def test_file_of_a_process_that_died(options: Namespace) -> None:
    dead, alive = File("dead.py", "."), File("server.py", ".")
    results = {dead: _findings.lost(dead), alive: _findings.findings_of(options, alive)}
    report = _findings.assemble(results, Selection(options))
    first, *others = report.findings
    assert (first.finding.path, first.finding.line, first.finding.code) == ("dead.py", 1, "MCP001")
    assert first.finding.text.endswith("the process that analysed it died")
    assert [(each.finding.line, each.finding.column + 1, each.finding.code) for each in others] == FINDINGS
    assert (report.counts.unanalysed, report.counts.tools) == (1, 2)


def test_tools_of_a_process_that_died(options: Namespace) -> None:
    dead, alive = File("dead.py", "."), File("server.py", ".")
    listing = _listing.assemble({dead: _listing.lost(dead), alive: _listing.tools_of(options, alive)})
    assert [tool.name for tool in listing.tools] == ["list orders", "search"]
    (unread,) = listing.unread
    assert (unread.path, unread.reason) == ("dead.py", "the file was not analysed: the process that analysed it died")
    assert (listing.counts.unanalysed, listing.counts.unread) == (1, 0)


CLASSES = """
from mcp.types import Tool


class Base:
    def __init__(self, name: str) -> None:
        self.name = name


class Search(Base):
    def __init__(self) -> None:
        super().__init__("search")

    def describe(self) -> Tool:
        return Tool(name=self.name, inputSchema={"type": "object", "properties": {"q": {"type": "str"}}})
"""
USER = """
from mcp.server.lowlevel import Server

from classes import Search

server = Server("shop")


@server.list_tools()
async def list_tools():
    return [Search().describe()]
"""


def test_tool_that_two_files_show_is_one(folder: Path) -> None:
    (folder / "server.py").write_text(USER)
    (folder / "classes.py").write_text(CLASSES)
    tools = json.loads(invoke("tools", "--format=json").stdout)["tools"]
    assert [(each["path"], each["line"]) for each in tools] == [("classes.py", 15)]
    run = invoke("check", "--format=concise", "--select=MCP3")
    assert found(run.stdout) == [(15, 97, "MCP321")]
    assert "; 1 tool" in run.stderr


def key(name: str | None, line: int = 1) -> _listing.ToolKey:
    return _listing.ToolKey("a.py", line, 1, name)


@pytest.mark.parametrize(
    ("seen", "kept"),
    [
        ([("a", key("x")), ("b", key("x"))], [("a", key("x"))]),
        ([("a", key(None)), ("b", key("x"))], [("b", key("x"))]),
        ([("a", key(None)), ("b", key("x")), ("b", key("y"))], [("b", key("x")), ("b", key("y"))]),
        ([("a", key(None)), ("a", key("x"))], [("a", key(None)), ("a", key("x"))]),
        ([("a", key(None)), ("b", key("x", line=2))], [("a", key(None)), ("b", key("x", line=2))]),
        ([("a", key(None)), ("b", key(None))], [("a", key(None))]),
    ],
)
def test_distinct_tools(seen: list[tuple[str, _listing.ToolKey]], kept: list[tuple[str, _listing.ToolKey]]) -> None:
    files = [(File(file, "."), each) for file, each in seen]
    assert _listing.distinct(files) == {(File(file, "."), each) for file, each in kept}


def test_one_defect_is_said_in_the_words_of_its_own_file(options: Namespace, folder: Path) -> None:
    (folder / "a.py").write_text("x\n")
    (folder / "b.py").write_text("x\n")
    own = Finding("b.py", 1, 0, "MCP999", "own", "must", "name", Span(1, 0, 1, 1))
    other = Finding("b.py", 1, 0, "MCP999", "other", "must", "name", Span(1, 0, 1, 1), (1, 0))
    second = Finding("b.py", 1, 0, "MCP999", "second", "must", "name", Span(1, 0, 1, 1))
    spots = {each.text: _findings.Spot(each, "", "x") for each in (own, other, second)}
    there = _findings.Candidate(_findings.Spot(other, "", "x"), spots["other"])
    results = {
        File("a.py", "."): _findings.FileFindings((there,)),
        File("b.py", "."): _findings.FileFindings(
            (_findings.Candidate(spots["own"], None), _findings.Candidate(spots["second"], None))
        ),
    }
    report = _findings.assemble(results, Selection(options))
    assert [each.finding.text for each in report.findings] == ["own", "second"]


@pytest.mark.parametrize("data", [None, b"# \xff\n"])
def test_token_in_a_file_that_has_become_unreadable(options: Namespace, folder: Path, data: bytes | None) -> None:
    if data is not None:
        (folder / "other.py").write_bytes(data)
    finding = Finding("other.py", 1, 0, "MCP999", "text", "must", "name", Span(1, 0, 1, 1), (9, 0))
    assert _findings.spot_elsewhere(finding, File("server.py", "."), options, excerpts=False) is None


def test_unreadable_files_have_no_excerpt(folder: Path) -> None:
    (folder / "link.py").symlink_to("nowhere.py")
    os.mkfifo(folder / "pipe.py")
    run = invoke("check", "link.py", "pipe.py", "server.py")
    first, second, third, *_ = run.stdout.splitlines()
    assert first.startswith("link.py:1:1: MCP001 ")
    assert first.endswith(": it cannot be read: No such file or directory")
    assert second.startswith("pipe.py:1:1: MCP001 ")
    assert second.endswith(": it cannot be read: it is not a regular file")
    assert third.startswith("server.py:9:16: ")
    assert "2 files were not analysed" in run.stderr


def test_folder_that_is_named_like_a_file(folder: Path) -> None:
    (folder / "folder.py").mkdir()
    (folder / "folder.py/server.py").write_text(SERVER)
    assert found(invoke("check", "folder.py", "--format=concise").stdout) == FINDINGS


@pytest.mark.parametrize(
    ("data", "line", "expected"),
    [
        (b"x = 1\ny = 2  # noqa\n", 2, "y = 2  # noqa\n"),
        (b"x = '''a\n'''  # noqa\n", 1, "x = '''a\n'''  # noqa\n"),
        (b"x = (  # noqa\n", 1, "x = (  # noqa\n"),
        (b"# caf\xe9\r\nx = (  # noqa", 2, "x = (  # noqa"),
        (b"# coding: nonsense\nx = 1  # NOQA\n", 2, "x = 1  # NOQA\n"),
        (b"x = 1\n", 1, ""),
        (b"y = 1  # noqa\nx = '" + b"y" * 60_000 + b"'\n", 1, "y = 1  # noqa\n"),
        (b"x = '''a\n'''  # noqa: " + b"y" * 60_000 + b"\n", 1, "x = '''a\n"),
        (b"x = 1\n", 7, ""),
        (b"", 1, ""),
        (b"x = 1\n# flake8: noqa\n", 1, "# noqa"),
    ],
)
def test_where_noqa_is_looked_for(options: Namespace, data: bytes, line: int, expected: str) -> None:
    assert Comments("x.py", data, options).noqa_line(line) == expected


def test_module_is_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["", "--version"])
    with pytest.raises(SystemExit) as end:
        runpy.run_module("flake8_mcp", run_name="__main__")
    assert end.value.code == 0
    runpy.run_module("flake8_mcp.__main__", run_name="__mp_main__")  # as a spawned process does
    assert capsys.readouterr().out.startswith("flake8-mcp, version ")
