"""What tools/list handlers return where other code of their file fills the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.found import module_in

if TYPE_CHECKING:
    from pathlib import Path

    from flake8_mcp.model import Module

HEAD = """\
import asyncio
import sys

import anyio
from mcp.server import Server
from mcp.types import Tool


def tool(name: str) -> Tool:
    return Tool(name=name, description="D.", inputSchema={"type": "object"})


"""
FILLED = f"""\
{HEAD}TOOLS = []
server = Server("x")


@server.list_tools()
async def list_tools():
    return TOOLS


def fill():
    TOOLS.append(tool("find"))


async def serve():
    fill()


def main():
    asyncio.run(serve())


"""
FACTORY = f"""\
{HEAD}def create(readonly=False):
    server = Server("x")
    tools = [tool("find")]
    if not readonly:
        tools.append(tool("drop"))

    @server.list_tools()
    async def list_tools():
        return tools

    return server


"""


def names(module: Module) -> list[str | None]:
    """The names of the tools, each as often as it is found."""
    return sorted((each.known_name for each in module.tools), key=str)


@pytest.mark.parametrize(
    "end",
    [
        "main()",
        "sys.exit(main())",
        "raise SystemExit(main())",
        "asyncio.run(serve())",
        "asyncio.run(main=serve())",
        "asyncio.run(asyncio.wait_for(serve(), 1))",
        "loop = asyncio.new_event_loop()\nloop.run_until_complete(serve())",
        "asyncio.new_event_loop().run_until_complete(serve())",
        "anyio.run(serve)",
        "if __name__ == '__main__':\n    anyio.run(serve)",
        "fill()",
        "",
    ],
)
def test_list_that_is_filled_when_the_server_starts(tmp_path: Path, end: str) -> None:
    module = module_in(tmp_path, FILLED + end)
    assert names(module) == ["find"]
    assert module.unread == []


@pytest.mark.parametrize("end", ["anyio.run()", "anyio.run(*given)", "raise ValueError('x')", "raise", "raise main"])
def test_calls_that_run_nothing(tmp_path: Path, end: str) -> None:
    module = module_in(tmp_path, f"{FILLED}def never():\n    {end}\n\n\nnever()\n")
    assert names(module) == ["find"]


def test_list_that_nothing_fills_is_empty(tmp_path: Path) -> None:
    module = module_in(tmp_path, FILLED.replace('TOOLS.append(tool("find"))', "TOOLS.clear()"))
    assert names(module) == [None]  # what tool() makes


def test_other_functions_are_followed_only_for_an_empty_list(tmp_path: Path) -> None:
    text = FILLED.replace("    return TOOLS", "    if server is None:\n        return []\n    return TOOLS")
    module = module_in(tmp_path, f"{text}def reset():\n    TOOLS.clear()\n\n\nmain()\n")
    assert names(module) == ["find"]


@pytest.mark.parametrize(
    ("end", "expected"),
    [
        ("", ["drop", "find"]),
        ("create()\n", ["drop", "find"]),
        ("create(readonly=True)\n", ["find"]),
        ("def main():\n    create(readonly=True)\n", ["find"]),
        ("def main():\n    return start()\n\n\ndef start():\n    return create(True)\n", ["find"]),
    ],
)
def test_list_of_a_factory(tmp_path: Path, end: str, expected: list[str]) -> None:
    module = module_in(tmp_path, FACTORY + end)
    assert names(module) == expected
    assert module.unread == []


def test_list_of_a_factory_in_a_factory(tmp_path: Path) -> None:
    inner = "".join(f"    {line}\n" if line else "\n" for line in FACTORY.removeprefix(HEAD).splitlines())
    text = f"{HEAD}def outer():\n{inner}    def call():\n        return create(True)\n\n    return call\n"
    assert names(module_in(tmp_path, text)) == ["find"]


def test_list_of_an_object(tmp_path: Path) -> None:
    text = f"""\
{HEAD}class Shop:
    def __init__(self):
        self.server = Server("x")
        self.tools = []
        self.fill()
        self.handle()

    def fill(self):
        self.tools.append(tool("find"))

    def handle(self):
        @self.server.list_tools()
        async def list_tools():
            return self.tools
"""
    assert names(module_in(tmp_path, text)) == ["find"]


def test_tool_that_two_ways_register_is_one(tmp_path: Path) -> None:
    text = f"""\
{FILLED}def start(remote):
    if remote:
        fill()
        TOOLS.append(tool("more"))
    else:
        fill()


start(len(sys.argv) > 1)
"""
    assert names(module_in(tmp_path, text)) == ["find", "more"]


def test_tools_of_one_place_that_differ_are_several(tmp_path: Path) -> None:
    text = f"""\
{FILLED}TOOLS.clear()
for name, text in [("find", "F."), ("find", "G."), ("look", "L.")]:
    TOOLS.append(Tool(name=name, description=text, inputSchema={{"type": "object", "required": []}}))
"""
    assert names(module_in(tmp_path, text)) == [None, "find", "find", "look"]


def test_unknown_parts_of_one_place_are_one(tmp_path: Path) -> None:
    text = f"""\
{FILLED}main()


def load(schema):
    TOOLS.append(Tool(name="load", description=sys.argv[0], inputSchema={{"required": ["a"], "properties": schema}}))


if sys.argv:
    load(sys.schema)
else:
    load(sys.schema)
"""
    assert names(module_in(tmp_path, text)) == ["find", "load"]
