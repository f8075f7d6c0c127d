"""The names under which mounted tools are listed.

Run for real: fastmcp 2.14.7, 3.4.11 and 4.2.3 list `outer_inner_name` for two levels; 4.2.3 makes the title of that.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from support.commands import invoke

if TYPE_CHECKING:
    from pathlib import Path

CHILD = """\
from fastmcp import FastMCP
child = FastMCP("child")
@child.tool
def find_book(title: str) -> str:
    'Find a book.'
    return title
"""
MAIN = """\
import os
from child import child
from fastmcp import FastMCP
from fastmcp.server.providers import LocalProvider
middle = FastMCP("middle")
main = FastMCP("main")
shelf = LocalProvider()
@shelf.tool(title="Shelve")
def shelve(title: str) -> str:
    'Shelve a book.'
    return title
"""


def run(
    folder: Path, monkeypatch: pytest.MonkeyPatch, text: str, pins: str = "fastmcp==4.2.3"
) -> list[dict[str, object]]:
    """The tools of a project of two files, as JSON."""
    (folder / "pyproject.toml").write_text("")
    (folder / "child.py").write_text(CHILD)
    (folder / "main.py").write_text(MAIN + text)
    monkeypatch.chdir(folder)
    document = json.loads(invoke("tools", "--format=json", f"--mcp-sdk={pins}").stdout)
    tools: list[dict[str, object]] = document["tools"]
    return tools


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("", "find_book"),
        ("main.mount(child)", "find_book"),
        ("main.mount(child, namespace='a')", "a_find_book"),
        ("main.mount(child, 'a')\nmain.mount(child, 'a')", "a_find_book"),
        ("middle.mount(child, 'a')\nmain.mount(middle, 'b')", "b_a_find_book"),
        ("middle.mount(child)\nmain.mount(middle, 'b')", "b_find_book"),
        ("main.mount(child, tool_names={'find_book': 'look'})", "look"),
        ("main.mount(child, 'a', tool_names={'other': 'look'})", "a_find_book"),
        ("main.mount(child, 'a', tool_names={'find_book': 'look'})", "a_look"),
        ("main.mount(child, 'a', tool_names={'find_book': os.environ['N']})", None),
        ("main.mount(child, 'a', tool_names=os.environ.copy())", None),
        ("main.mount(child, os.environ['P'])", None),
        ("middle.mount(child, os.environ['P'])\nmain.mount(middle, 'b')", None),
        ("main.mount(main, 'b')\nmain.mount(child, 'a')", "b_b_b_b_a_find_book"),
        ("main.mount(FastMCP.as_proxy('http://example.org'), 'b')", "find_book"),
        ("class Shop(FastMCP): ...\nShop().mount(child, 'a')", "a_find_book"),
        ("def make() -> FastMCP: ...\nmake().mount(child, 'a')", "a_find_book"),
        ("def add(server: FastMCP):\n    server.mount(child, 'a')", "a_find_book"),
        ("for each in [1]:\n    FastMCP(str(each)).mount(child, 'a')", "a_find_book"),
        ("import outside\ndef add():\n    outside.servers()[0].mount(child, 'a')", "find_book"),
        ("def add(server):\n    server.mount(child, 'a')", "find_book"),
    ],
)
def test_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, name: str | None) -> None:
    (tool,) = [each for each in run(tmp_path, monkeypatch, text) if each["path"] == "child.py"]
    assert tool["name"] == name
    definition = tool["definition"]
    assert isinstance(definition, dict)
    assert definition.get("name") == name
    title = name.replace("_", " ").title() if name is not None else None
    assert definition.get("title") == title
    if name is None:
        assert tool["unknown"] == ["/name", "/title"]


def test_server_is_the_one_that_lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tools = run(tmp_path, monkeypatch, "main.mount(child)\nmain.add_provider(shelf, namespace='s')\n")
    assert [(each["name"], each["server"]) for each in tools] == [("find_book", "main"), ("s_shelve", "main")]
    assert [each["definition"]["title"] for each in tools] == ["Find Book", "Shelve"]  # type: ignore[index]  # a dict


def test_unknown_prefix_before_fastmcp_4(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tools = run(tmp_path, monkeypatch, "main.mount(child, os.environ['P'])\n", "fastmcp==3.4.11")
    assert [each["unknown"] for each in tools if each["name"] is None] == [["/name"]]


def test_two_parents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tools = run(tmp_path, monkeypatch, "main.mount(child, 'a')\nmiddle.mount(child, 'b')\n", "fastmcp==3.4.11")
    assert sorted(str(each["name"]) for each in tools) == ["a_find_book", "b_find_book", "shelve"]


def test_tool_without_a_known_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "child.tool(shelve, name=os.environ['N'])\nmain.mount(child, 'a')\n"
    tools = run(tmp_path, monkeypatch, text)
    assert {each["name"] for each in tools} == {None, "shelve", "a_find_book"}


def test_mount_of_a_test_counts_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "test_child.py").write_text(
        "from main import main\nfrom child import child\nmain.mount(child, 'test')\n"
    )
    tools = run(tmp_path, monkeypatch, "")
    assert sorted(str(each["name"]) for each in tools) == ["find_book", "shelve"]
