"""A process of a run that dies: its file is named, the others are reported, and the run ends."""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import TYPE_CHECKING

import pytest
from support.commands import FINDINGS, SERVER, found, invoke

from flake8_mcp.cli import _analysis, _findings, _fixing, _listing

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from flake8_mcp.cli._files import File

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="its processes are no copies of this one")

DIED = "not analysed, so no tool in it is checked: the process that analysed it died"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Servers of which one kills the process that analyses it, as libcst does with code that is nested too deep."""
    parent = os.getpid()
    look_at = _analysis.look_at

    def deadly(file: File, options: argparse.Namespace) -> _analysis.Look:
        if "deadly" in file.path and os.getpid() != parent:
            os.kill(os.getpid(), signal.SIGKILL)
        return look_at(file, options)

    for module in (_findings, _listing, _fixing):
        monkeypatch.setattr(module, "look_at", deadly)
    for name in ("a", "b", "deadly", "y", "z"):
        (tmp_path / f"{name}.py").write_text(SERVER)
    (tmp_path / "setup.cfg").write_text("[flake8]\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_check_names_the_file_and_reports_the_others() -> None:
    run = invoke("check", "-j2", "--format=concise")
    assert run.exit_code == 1
    lines = run.stdout.splitlines()
    assert [each for each in lines if "deadly" in each] == [f"./deadly.py:1:1: MCP001 {DIED}"]
    assert found("\n".join(each for each in lines if "deadly" not in each)) == FINDINGS * 4
    assert "1 file was not analysed" in run.stderr


@pytest.mark.usefixtures("folder")
def test_tools_names_the_file_and_lists_the_others() -> None:
    run = invoke("tools", "-j2", "--format=json")
    assert run.exit_code == 0
    document = json.loads(run.stdout)
    assert {each["path"] for each in document["tools"]} == {"a.py", "b.py", "y.py", "z.py"}
    (unread,) = document["unread"]
    assert (unread["path"], unread["reason"]) == (
        "deadly.py",
        "the file was not analysed: the process that analysed it died",
    )


def test_fix_mends_the_others(folder: Path) -> None:
    run = invoke("check", "-j2", "--fix", "--format=concise")
    assert run.exit_code == 1
    assert (folder / "deadly.py").read_text() == SERVER
    assert len({(folder / f"{name}.py").read_text() for name in "abyz"} - {SERVER}) == 1
    assert DIED in run.stdout
