"""The codemods, as `libcst.tool` runs them."""

from __future__ import annotations

import argparse
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from libcst.codemod import CodemodContext
from support.commands import SERVER

from flake8_mcp import codemod

if TYPE_CHECKING:
    from pathlib import Path

SAFE = SERVER.replace('{"type": "str"}', '{"type": "string"}')


def run(folder: Path, name: str, *arguments: str) -> str:
    command = [sys.executable, "-m", "libcst.tool", "codemod", "--no-format", "-x", f"flake8_mcp.codemod.{name}"]
    found = subprocess.run([*command, *arguments, "server.py"], cwd=folder, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    return (folder / "server.py").read_text()


def test_fix_tools(tmp_path: Path) -> None:
    (tmp_path / "server.py").write_text(SERVER)
    assert run(tmp_path, "FixTools") == SAFE
    assert run(tmp_path, "FixTools") == SAFE
    assert 'name="list_orders"' in run(tmp_path, "FixTools", "--unsafe-fixes", "--select=MCP1")


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        (
            "MigrateToMcp2",
            "from mcp.server.fastmcp import FastMCP\n\nmcp = FastMCP('a')\n",
            "from mcp.server.mcpserver import MCPServer\n\nmcp = MCPServer('a')\n",
        ),
        (
            "MigrateToMcp2",
            (
                "from mcp.server import Server\nfrom mcp import types\n\ns = Server('a')\n\n\n"
                "@s.list_tools()\nasync def tools() -> list[types.Tool]:\n    return []\n"
            ),
            (
                "from mcp.server import Server, ServerRequestContext\nfrom mcp import types\n\ns = Server('a')\n\n\n"
                "async def tools() -> list[types.Tool]:\n    return []\n\n\n"
                "async def on_list_tools(context: ServerRequestContext, params: types.PaginatedRequestParams)"
                " -> types.ListToolsResult:\n    return types.ListToolsResult(tools=await tools())\n\n\n"
                's.add_request_handler("tools/list", types.PaginatedRequestParams, on_list_tools)\n'
            ),
        ),
        (
            "MigrateToFastmcp3",
            "from fastmcp import FastMCP\n\nmcp = FastMCP('a', on_duplicate_tools='warn')\n",
            "from fastmcp import FastMCP\n\nmcp = FastMCP('a', on_duplicate='warn')\n",
        ),
        (  # fastmcp 4.2.3 runs it
            "MigrateToFastmcp4",
            "import fastmcp.tools.tool\n\nx = fastmcp.tools.tool.Tool.from_function\ny = fastmcp.tools.tool.Tool\n",
            "import fastmcp.tools\n\nx = fastmcp.tools.Tool.from_function\ny = fastmcp.tools.Tool\n",
        ),
        (
            "MigrateToFastmcp4",
            "from fastmcp import FastMCP\n\nmcp = FastMCP('a')\nmcp.mount(FastMCP('b'), prefix='b')\n",
            "from fastmcp import FastMCP\n\nmcp = FastMCP('a')\nmcp.mount(FastMCP('b'), namespace='b')\n",
        ),
    ],
)
def test_migrations(name: str, before: str, after: str) -> None:
    command = getattr(codemod, name)(CodemodContext(filename="server.py"), unsafe_fixes=True)
    tree = codemod.cst.parse_module(before)
    assert command.transform_module(tree).code == after


def test_options_are_those_of_the_command() -> None:
    parser = argparse.ArgumentParser()
    codemod.FixTools.add_args(parser)
    given = vars(parser.parse_args(["--unsafe-fixes", "--select", "MCP1"]))
    command = codemod.FixTools(CodemodContext(filename="server.py"), **given)
    after = command.transform_module(codemod.cst.parse_module(SERVER)).code
    assert after == SERVER.replace('name="list orders"', 'name="list_orders"')


@pytest.mark.parametrize(
    ("comment", "is_kept"),
    [
        ("", False),
        ("  # noqa", True),
        ("  # noqa: MCP321", True),
        ("  # noqa: E501, MCP3", True),
        ("  # noqa: E501", False),
    ],
)
def test_noqa(comment: str, *, is_kept: bool) -> None:
    text = SERVER.replace('{"words": {"type": "str"}},', f'{{"words": {{"type": "str"}}}},{comment}')
    command = codemod.FixTools(CodemodContext(filename=None))
    after = command.transform_module(codemod.cst.parse_module(text)).code
    assert (after == text) == is_kept
