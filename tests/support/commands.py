"""Run flake8 and flake8-mcp as a user does, on a small server with known defects."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

from click.testing import CliRunner, Result

from flake8_mcp.cli import main

if TYPE_CHECKING:
    from pathlib import Path

SERVER = '''"""A server."""

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("shop")


@mcp.tool(name="list orders")
def list_orders() -> str:
    """List all orders."""
    return ""


SEARCH = Tool(
    name="search",
    description="Search the orders.",
    inputSchema={
        "type": "object",
        "properties": {"words": {"type": "str"}},
    },
)
'''
# Line, column as printed, code. MCP101 holds in the newer revisions only; before, clients refuse the name.
FINDINGS = [(9, 16, "MCP101"), (20, 42, "MCP321")]
OLDER_FINDINGS = [(9, 16, "MCP801"), *FINDINGS[1:]]


def flake8(*arguments: str, cwd: Path, stdin: str | bytes = b"") -> subprocess.CompletedProcess[str]:
    """Run flake8 in a process of its own."""
    return _run("flake8", arguments, cwd, stdin)


def flake8_mcp(*arguments: str, cwd: Path, stdin: str | bytes = b"") -> subprocess.CompletedProcess[str]:
    """Run flake8-mcp in a process of its own."""
    return _run("flake8_mcp", arguments, cwd, stdin)


def invoke(*arguments: str, stdin: str | bytes | None = None) -> Result:
    """Run flake8-mcp in this process and the current folder."""
    return CliRunner().invoke(main, arguments, input=stdin, prog_name="flake8-mcp")


def found(output: str) -> list[tuple[int, int, str]]:
    """Line, column and code of each line `path:line:column: CODE text`."""
    places = [line.split(" ")[:2] for line in output.splitlines() if not line.startswith(" ")]
    return [(int(place.split(":")[-3]), int(place.split(":")[-2]), code) for place, code in places]


def _run(module: str, arguments: tuple[str, ...], cwd: Path, stdin: str | bytes) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", module, *arguments]
    # What would make the output depend on the terminal that the tests run in.
    environment = {key: value for key, value in os.environ.items() if key not in {"COLUMNS", "NO_COLOR"}}
    data = stdin.encode() if isinstance(stdin, str) else stdin
    run = subprocess.run(command, cwd=cwd, input=data, capture_output=True, check=False, env=environment)
    return subprocess.CompletedProcess(command, run.returncode, run.stdout.decode(), run.stderr.decode())
