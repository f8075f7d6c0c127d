"""The public interface for programs."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version
from typing import TYPE_CHECKING

import pytest
from support.commands import FINDINGS, SERVER

import flake8_mcp
from flake8_mcp import RULES, Finding, Settings, Source, Tool, check, tools
from flake8_mcp.api import placed, project
from flake8_mcp.syntax.source import Span

if TYPE_CHECKING:
    from pathlib import Path

SOURCE = Source.from_bytes("server.py", SERVER.encode())


def test_check_yields_findings() -> None:
    findings = list(check(SOURCE))
    assert all(isinstance(each, Finding) for each in findings)
    assert [(each.line, each.column + 1, each.code) for each in findings] == FINDINGS


def test_check_with_settings() -> None:
    findings = list(check(SOURCE, Settings(revisions=("2025-06-18",))))
    assert [each.code for each in findings] == ["MCP801", "MCP321"]


def test_tools_yields_tools() -> None:
    found = list(tools(SOURCE))
    assert all(isinstance(each, Tool) for each in found)
    assert [each.known_name for each in found] == ["list orders", "search"]
    assert list(tools(SOURCE, Settings())) != []


def test_file_that_is_not_analysed() -> None:
    broken = Source.from_bytes("server.py", b"@mcp.tool(\n")
    assert list(tools(broken)) == []
    assert [each.code for each in check(broken)] == ["MCP001"]


def test_rules_and_version() -> None:
    assert [each.code for each in RULES] == sorted({each.code for each in RULES})
    assert flake8_mcp.__version__ == version("flake8-mcp")
    assert set(flake8_mcp.__all__) <= set(dir(flake8_mcp))


def test_no_other_name() -> None:
    with pytest.raises(AttributeError, match=r"module 'flake8_mcp' has no attribute 'nothing'"):
        _ = flake8_mcp.nothing


def test_nothing_is_imported_before_it_is_used() -> None:
    command = "import sys, flake8_mcp; print(sorted(name for name in sys.modules if name.startswith('flake8_mcp')))"
    run = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    assert run.stdout == "['flake8_mcp']\n"


def test_one_project_for_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert project() is project(str(tmp_path), follow_imports=True)
    assert project() is not project(follow_imports=False)
    monkeypatch.chdir(tmp_path.parent)
    assert project() is not project(str(tmp_path))


def finding(line: int, column: int, path: str = "server.py", registration: tuple[int, int] | None = None) -> Finding:
    """A finding at some place."""
    span = Span(line, column, line, column + 1)
    return Finding(path, line, column, "MCP999", "text", "must", "name", span, registration)


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("ab\ncd\n", (2, 1), (2, 1)),
        ("ab\ncd\n", (2, 9), (2, 2)),
        ("ab\ncd\n", (3, 0), (2, 0)),
        ("ab\ncd", (9, 9), (2, 2)),
        ("ab\r\ncd\r\n", (9, 9), (2, 2)),
        ("ab", (0, -1), (1, 0)),
        ("", (1, 3), (1, 0)),
    ],
)
def test_place_is_never_beyond_the_text(text: str, place: tuple[int, int], expected: tuple[int, int]) -> None:
    shown = placed(finding(*place), Source("server.py", text))
    assert (shown.line, shown.column) == expected


def test_finding_in_another_file_stands_at_the_registration() -> None:
    shown = placed(finding(7, 3, "other.py", (2, 1)), Source("server.py", "ab\ncd\n"))
    assert shown == Finding("server.py", 2, 1, "MCP999", "text (in other.py:7)", "must", "name", Span(2, 1, 2, 1))
    shown = placed(finding(7, 3, "other.py"), Source("server.py", "ab\ncd\n"))
    assert (shown.path, shown.line, shown.column, shown.text) == ("server.py", 1, 0, "text (in other.py:7)")


def test_change_of_another_file_is_seen(tmp_path: Path) -> None:
    """A program that goes on for long sees what changed, also in a file that the changed one is imported through."""
    server = "from mcp.server.fastmcp import FastMCP\nfrom b import keep\nmcp = FastMCP()\n@mcp.tool()\n@keep\n"
    source = Source(str(tmp_path / "server.py"), f"{server}def search(words: str) -> str:\n    return words\n")
    (tmp_path / "b.py").write_text("from c import inner\ndef keep(function):\n    return inner(function)\n")
    wrapper = "def inner(function):\n    def wrapper(other: int):\n        return function()\n    return wrapper\n"
    wraps = wrapper.replace("    def w", "    @functools.wraps(function)\n    def w")
    for text, name, parameter in ((f"import functools\n{wraps}", "search", "words"), (wrapper, "wrapper", "other")):
        (tmp_path / "c.py").write_text(text)
        (tool,) = tools(source)
        assert tool.known_name == name
        assert [each.name for each in tool.parameters] == [parameter]
