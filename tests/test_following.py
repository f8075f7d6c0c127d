"""What following the code leaves alone."""

from __future__ import annotations

import cProfile
from typing import TYPE_CHECKING

import pytest
from support.found import module_in

from flake8_mcp.api import analyse
from flake8_mcp.sdks._following import MAX_FUNCTIONS
from flake8_mcp.sdks._meanings import MAX_TOOLS
from flake8_mcp.settings import Settings
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source

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


def test_loops_that_share_their_variable_are_looked_through_once(tmp_path: Path) -> None:
    def calls(count: int) -> int:
        functions = "".join(f"def f{number}(): 'F.'\n" for number in range(count))
        loops = "".join(f"for each in [f{number}]:\n    mcp.add_tool(each)\n" for number in range(count))
        profile = cProfile.Profile(builtins=False)
        profile.enable()
        module = module_in(tmp_path, FASTMCP + functions + loops)
        profile.disable()
        assert len(module.tools) == count
        return sum(each.callcount for each in profile.getstats() if getattr(each.code, "co_name", "") == "function_of")

    assert calls(80) < 5 * calls(20)


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


@pytest.mark.parametrize("order", [("far", "near"), ("near", "far")])
def test_order_of_files_does_not_count(tmp_path: Path, order: tuple[str, str]) -> None:
    for number in range(6):
        step = f"from m{number + 1} import f{number + 1} as go\ndef f{number}(server, function):\n    go(server, function)\n"
        (tmp_path / f"m{number}.py").write_text(f"# fastmcp .tool(\n{step}")
    (tmp_path / "m6.py").write_text("def f6(server, function):\n    server.add_tool(function)  # fastmcp\n")
    files = Project(str(tmp_path))
    for name in order:
        first = {"far": 0, "near": 6}[name]
        text = f"{FASTMCP}from m{first} import f{first}\nf{first}(mcp, search)\n"
        module = analyse(Source(f"{name}.py", text), str(tmp_path / f"{name}.py"), files, Settings()).module
        assert module is not None
        assert names(module) == ["search"]


def test_functions_that_call_each_other(tmp_path: Path) -> None:
    registering = """\
# for mcp .tool(
def install(server, function):
    other(server, function)
def other(server, function):
    install(server, function)
    again(server, function)
def again(server, function):
    other(server, function)
"""
    text = f"{FASTMCP}{INSTALL}registering.again(mcp, search)\n"
    assert names(module_in(tmp_path, text, registering=registering)) == []
    registering = registering.replace("    other(server, function)\n", "    server.add_tool(function)\n", 1)
    assert names(module_in(tmp_path, text, registering=registering)) == ["search"]


def test_function_that_calls_more_than_is_searched_is_followed(tmp_path: Path) -> None:
    count = MAX_FUNCTIONS + 10
    calls = "".join(f"    f{number}(server, function)\n" for number in range(count))
    functions = "".join(f"def f{number}(server, function): pass\n" for number in range(1, count))
    registering = f"""\
# for mcp
def f0(server, function):
    server.add_tool(function)
{functions}def install(server, function):
{calls}"""
    assert names(module_in(tmp_path, FASTMCP + INSTALL, registering=registering)) == ["search"]


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


def chain(folder: Path, count: int, last: str) -> str:
    """The text of a server that registers through functions, each in a file of its own."""
    (folder / "m0.py").write_text(f"# for mcp .tool(\ndef f0(server, function):\n    {last}\n")
    for number in range(1, count):
        step = f"from m{number - 1} import f{number - 1} as go\ndef f{number}(server, function):\n    go(server, function)\n"
        (folder / f"m{number}.py").write_text(f"# for mcp .tool(\n{step}")
    return f"{FASTMCP}from m{count - 1} import f{count - 1} as go\ngo(mcp, search)\n"


@pytest.mark.parametrize("count", [7, 8, 9, 10])
@pytest.mark.parametrize("last", ["server.add_tool(function)", "server.tool()(function)"])
def test_chain_of_functions(tmp_path: Path, count: int, last: str) -> None:
    module = module_in(tmp_path, chain(tmp_path, count, last))
    assert (names(module), module.unread) == (["search"], [])


def test_chain_that_is_not_followed_to_its_end_is_unread(tmp_path: Path) -> None:
    text = chain(tmp_path, 30, "server.add_tool(function)") + "\n\n@mcp.tool\ndef other(): 'Other.'\n"
    module = module_in(tmp_path, text)
    assert names(module) == ["other"]
    (unread,) = module.unread
    assert unread.place.span.line == text.split("\n").index("go(mcp, search)") + 1
    assert unread.reason == "what this calls is not followed: calls are nested too deeply"
    # the functions in between only hand on what they are given
    between = Source("m29.py", (tmp_path / "m29.py").read_text())
    handing = analyse(between, str(tmp_path / "m29.py"), Project(str(tmp_path)), Settings()).module
    assert handing is not None
    assert handing.unread == []


def test_decorator_that_is_not_followed_to_its_end_is_unread(tmp_path: Path) -> None:
    (tmp_path / "m0.py").write_text(
        "from fastmcp import FastMCP\nmcp = FastMCP()\ndef d0(f):\n    return mcp.tool(f)\n"
    )
    for number in range(1, 30):
        step = f"from m{number - 1} import d{number - 1}\ndef d{number}(f):\n    return d{number - 1}(f)\n"
        (tmp_path / f"m{number}.py").write_text(f"# for mcp .tool(\n{step}")
    text = "from m29 import d29\n# mcp.tool\n@d29\ndef search(words: str) -> str: 'Search.'\n"
    module = module_in(tmp_path, text)
    assert [each.place.span.line for each in module.unread] == [3]


def test_mixin_of_a_fastmcp_that_is_part_of_the_project_is_followed(tmp_path: Path) -> None:
    folder = tmp_path / "fastmcp" / "contrib" / "mcp_mixin"
    folder.mkdir(parents=True)
    (tmp_path / "fastmcp" / "__init__.py").write_text("from .server import FastMCP\n")
    (tmp_path / "fastmcp" / "server.py").write_text(
        "class FastMCP:\n    def add_tool(self, tool): self.tools.append(tool)\n"
    )
    (tmp_path / "fastmcp" / "contrib" / "__init__.py").write_text("")
    (folder / "__init__.py").write_text("from .mcp_mixin import MCPMixin, mcp_tool\n")
    (folder / "mcp_mixin.py").write_text(MIXIN)
    text = """\
from fastmcp import FastMCP
from fastmcp.contrib.mcp_mixin import MCPMixin, mcp_tool
class Lamp(MCPMixin):
    @mcp_tool()
    def dim(self) -> str: 'Dim.'
Lamp().register_all(mcp_server=FastMCP())
"""
    module = module_in(tmp_path, text)
    assert names(module) == ["dim"]
    assert not module.unread


MIXIN = """\
def mcp_tool(name=None):
    def decorator(function):
        function._mcp_tool = {"name": name or function.__name__}
        return function
    return decorator
class MCPMixin:
    def register_all(self, mcp_server):
        for name in dir(self):
            method = getattr(self, name)
            if hasattr(method, "_mcp_tool"):
                mcp_server.add_tool(method)
"""


def test_dict_of_another_file_is_listed_once(tmp_path: Path) -> None:
    parts = "def look():\n    return {'name': 'look', 'description': 'Look.', 'inputSchema': {'type': 'object'}}\n"
    text = """\
from mcp.server import Server
from mcp.types import Tool
from parts import look
server = Server("lamp")
@server.list_tools()
async def list_tools():
    return [Tool(**look())]
"""
    module = module_in(tmp_path, text, parts=parts)
    assert names(module) == ["look"]
    assert module.tools[0].server is not None
