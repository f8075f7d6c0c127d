"""Registrations whose text libcst does not reproduce are unread, and nothing is made up of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.found import module_in

from flake8_mcp.api import analyse
from flake8_mcp.settings import Settings
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from pathlib import Path

HEAD = """\
from fastmcp import FastMCP
from fastmcp.contrib.mcp_mixin import MCPMixin, mcp_tool
from fastmcp.tools import Tool
from functools import partial
from mcp.types import Tool as WireTool
from register import register

mcp = FastMCP()
other = FastMCP()


def search(words: str) -> str:
    '''Search.'''


"""
REFUSED = "meta=() if 0 else(lambda:())"  # libcst 1.9.0 does not parse it: TypeError


@pytest.mark.parametrize(
    "statement",
    [
        "mcp.add_tool(search, {0})",
        "mcp.tool(search, {0})",
        "mcp.tool({0})(search)",
        "Tool.from_function(search, {0})",
        "WireTool(name='a', inputSchema={{}}, {0})",
    ],
)
def test_call(tmp_path: Path, statement: str) -> None:
    assert len(module_in(tmp_path, HEAD + statement.format("")).tools) == 1
    module = module_in(tmp_path, HEAD + statement.format(REFUSED))
    assert module.tools == []
    assert len(module.unread) == 1


def test_decorator(tmp_path: Path) -> None:
    module = module_in(tmp_path, f"{HEAD}@mcp.tool(name='a', {REFUSED})\ndef find(words: str) -> str: 'Find.'\n")
    assert [each.known_name for each in module.tools] == [None]


def test_partial(tmp_path: Path) -> None:
    text = "tool = partial(mcp.tool, name='a', {0})\n@tool()\ndef find(words: str) -> str: 'Find.'\n"
    assert [each.known_name for each in module_in(tmp_path, HEAD + text.format("")).tools] == ["a"]
    assert module_in(tmp_path, HEAD + text.format(REFUSED)).tools == []


def test_mixin(tmp_path: Path) -> None:
    text = "class A(MCPMixin):\n    @mcp_tool({0})\n    def find(self) -> str: 'Find.'\nA().register_all(mcp)\n"
    assert [each.known_name for each in module_in(tmp_path, HEAD + text.format("")).tools] == ["find"]
    assert [each.known_name for each in module_in(tmp_path, HEAD + text.format(REFUSED)).tools] == [None]


def test_mount(tmp_path: Path) -> None:
    assert len(module_in(tmp_path, f"{HEAD}mcp.mount(other)\n").mounts) == 1
    assert module_in(tmp_path, f"{HEAD}mcp.mount(other, {REFUSED})\n").mounts == []


def test_configured_call(tmp_path: Path) -> None:
    settings = Settings.from_options({"mcp_tool_decorators": "register.register"})
    path = str(tmp_path / "shop.py")
    for given, tools in (("", ["search"]), (REFUSED, [])):
        source = Source("shop.py", f"{HEAD}register(search, {given})\nregister('search')\n")
        module = analyse(source, path, Project(str(tmp_path)), settings).module
        assert module is not None
        assert [each.known_name for each in module.tools] == tools
