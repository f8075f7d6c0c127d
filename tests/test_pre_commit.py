"""The hooks that .pre-commit-hooks.yaml offers."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from support.commands import SERVER

HOOKS = yaml.safe_load((Path(__file__).parents[1] / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))


def test_both_hooks_are_there() -> None:
    assert [each["id"] for each in HOOKS] == ["flake8-mcp", "flake8-mcp-fix"]
    assert all(
        (each["language"], each["types"], each["require_serial"]) == ("python", ["python"], True) for each in HOOKS
    )


@pytest.mark.parametrize("hook", HOOKS, ids=lambda each: str(each["id"]))
def test_entry_takes_files(tmp_path: Path, hook: dict[str, str]) -> None:
    (tmp_path / "server.py").write_text(SERVER)
    program, *arguments = shlex.split(hook["entry"])
    assert program == "flake8-mcp"
    run = subprocess.run(
        [sys.executable, "-m", "flake8_mcp", *arguments, "server.py"],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert run.returncode == 1
    assert run.stdout.startswith("server.py:9:16: MCP101 ")
    assert ("MCP321" in run.stdout) == (hook["id"] == "flake8-mcp")
    assert ((tmp_path / "server.py").read_text() == SERVER) == (hook["id"] == "flake8-mcp")
