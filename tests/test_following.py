"""What following the code leaves alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.found import module_in

from flake8_mcp.sdks._meanings import MAX_TOOLS

if TYPE_CHECKING:
    from pathlib import Path

    from flake8_mcp.model import Module

FASTMCP = "from fastmcp import FastMCP\nmcp = FastMCP()\ndef search(words: str) -> str: 'Search.'\n"
OFFICIAL = FASTMCP.replace("from fastmcp", "from mcp.server.fastmcp")
INSTALL = "import registering\nregistering.install(mcp, search)\n"


def names(module: Module) -> list[str | None]:
    """The names of the tools."""
    return [each.known_name for each in module.tools]


def test_disabled_tool_of_a_loop_is_not_listed(tmp_path: Path) -> None:
    text = f"""\
{FASTMCP}def register(function, **options):
    mcp.tool(**options)(function)
register(search, enabled=False)
"""
    module = module_in(tmp_path, text, "fastmcp==2.14.7")
    assert names(module) == []
    assert module.unread == []


def test_many_tools_end(tmp_path: Path) -> None:
    numbers = ", ".join(map(str, range(1_000)))
    text = f"{FASTMCP}for number in [{numbers}]:\n    mcp.tool(search, name=str(number))\n"
    assert len(module_in(tmp_path, text).tools) == MAX_TOOLS


def test_signature_that_is_assigned_is_not_derived(tmp_path: Path) -> None:
    text = f"""\
{FASTMCP}def f(function):
    function.__signature__ = None
    return function
for each in [f(search)]:
    mcp.add_tool(each)
"""
    (tool,) = module_in(tmp_path, text).tools
    assert tool.known_name == "search"
    assert tool.parameters == ()


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("server.add_tool(function)", ["search"]),
        ("server.tool()(function)", ["search"]),
        ("for each in [function]:\n        server.tool(name='a')(each)", ["a"]),
        ("again(server, function)", []),
        ("server.tool()", []),
        ("server.tool('a')", []),
        ("print(function)", []),
    ],
)
def test_function_of_another_file(tmp_path: Path, statement: str, found: list[str]) -> None:
    registering = f"""\
# for mcp
def again(server, function):
    install(server, function)
def install(server, function):
    {statement}
"""
    assert names(module_in(tmp_path, FASTMCP + INSTALL, registering=registering)) == found


def test_function_of_a_file_that_does_not_name_mcp_is_not_followed(tmp_path: Path) -> None:
    registering = "def install(server, function):\n    server.tool(function)\n"
    assert names(module_in(tmp_path, FASTMCP + INSTALL, registering=registering)) == []


def test_mixin_that_another_file_registers(tmp_path: Path) -> None:
    mixin = """\
from fastmcp.contrib.mcp_mixin import MCPMixin, mcp_tool
class Lamp(MCPMixin):
    @mcp_tool()
    def dim(self) -> str: 'Dim.'
"""
    registering = """\
from fastmcp.contrib.mcp_mixin import MCPMixin
def install(server, part: MCPMixin):
    part.register_all(server)
"""
    text = f"{FASTMCP}{mixin}import registering\nregistering.install(mcp, Lamp())\n"
    assert names(module_in(tmp_path, text, registering=registering)) == ["dim"]


def test_official_sdk_takes_a_name_first(tmp_path: Path) -> None:
    module = module_in(tmp_path, f"{OFFICIAL}for name in ['a']:\n    mcp.tool(name)\n")
    assert names(module) == []
    assert module.unread == []


def test_name_given_to_fastmcp_first(tmp_path: Path) -> None:
    assert names(module_in(tmp_path, f"{FASTMCP}NAME = 'a'\nmcp.tool(NAME)\n")) == []


def test_partial_of_another_function_registers_nothing(tmp_path: Path) -> None:
    text = f"{FASTMCP}from functools import reduce\ntool = reduce(mcp.tool, [1])\n@tool()\ndef a(): 'A.'\n"
    assert names(module_in(tmp_path, text)) == []


def test_loop_variable_over_server_methods(tmp_path: Path) -> None:
    text = f"""\
{FASTMCP}class Kit:
    def pump() -> str: 'Pump.'
    TOOLS = [pump]
for each in Kit.TOOLS:
    mcp.tool(each)
"""
    assert names(module_in(tmp_path, text)) == ["pump"]
