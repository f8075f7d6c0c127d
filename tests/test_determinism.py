"""The same input gives the same bytes, whatever the order of files, the number of processes and the hash seed."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest
from support.corpus import CORPUS

# Whole small servers with modules that import each other, and a part of the examples, with findings of every kind.
FOLDERS = sorted(path for path in (CORPUS / "projects").iterdir() if path.is_dir())
EXAMPLES = sorted((CORPUS / "rules").glob("MCP[1367]?1/*.py"))[::12]

COMMANDS = {
    "flake8": ["flake8", "--isolated", "--select=MCP", "--mcp-all"],
    "check": ["flake8_mcp", "check", "--isolated", "--mcp-all", "--mcp-clients=all", "--statistics"],
    "json": ["flake8_mcp", "check", "--isolated", "--mcp-all", "--format=json"],
    "diff": ["flake8_mcp", "check", "--isolated", "--unsafe-fixes", "--diff"],
    "tools": ["flake8_mcp", "tools", "--isolated", "--format=json"],
}


def output(command: list[str], paths: list[str], jobs: int, seed: str) -> tuple[int, str, str]:
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    run = subprocess.run(
        [sys.executable, "-m", *command, f"-j{jobs}", *paths],
        cwd=CORPUS, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return run.returncode, run.stdout, run.stderr


@pytest.mark.once
@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_same_bytes(name: str) -> None:
    paths = [str(path.relative_to(CORPUS)) for path in (*FOLDERS, *EXAMPLES)]
    assert len(paths) > 10
    first = output(COMMANDS[name], paths, 1, "0")
    assert first[0] in {0, 1}
    assert len(first[1].splitlines()) > 50
    random.Random(1).shuffle(paths)
    assert output(COMMANDS[name], paths, 2, "1") == first
