from __future__ import annotations

import cProfile
from typing import TYPE_CHECKING

import pytest

from flake8_mcp.sdks import discover
from flake8_mcp.sdks._evidence import profiles_with, uses
from flake8_mcp.sdks._sdk import imported_modules
from flake8_mcp.settings import Settings
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from pathlib import Path

    from flake8_mcp.model import Sdk


@pytest.fixture
def project(tmp_path: Path) -> Project:
    (tmp_path / "setup.cfg").write_text("")
    return Project(str(tmp_path))


def shown(project: Project, text: str) -> set[str]:
    file = project.parse(Source("server.py", text), f"{project.given}/server.py")
    return set(profiles_with(uses(file, imported_modules(file))))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("FastMCP('x', on_duplicate_tools='error')", "fm2"),
        ("FastMCP('x', tool_serializer=str)", "fm2"),
        ("FastMCP('x', on_duplicate='error')", "fm3 fm4"),
        ("FastMCP('x', cache_ttl=3)", "fm4"),
        ("FastMCP('x', instructions='y', **options)", ""),
        ("mcp.mount(other, prefix='a')", "fm2 fm3"),
        ("mcp.mount(other, namespace='a')", "fm3 fm4"),
        ("mcp.mount(other)", ""),
        ("await_(mcp.import_server(other))", "fm2 fm3"),
        ("mcp.tool(exclude_args=['a'])(fn)", "fm2 fm3"),
        ("@mcp.tool(enabled=False)\ndef fn(): ...", "fm2"),
        ("@mcp.tool(exclude_args=[], timeout=3)\ndef fn(): ...", "fm3"),
        ("@mcp.tool(enabled=False, timeout=3)\ndef fn(): ...", ""),
        ("make()(prefix='a')", ""),
        ("from fastmcp.tools.tool import ToolResult", "fm2 fm3"),
        ("from fastmcp.tools import tool", ""),
        ("from fastmcp.server.providers import FileSystemProvider", "fm3 fm4"),
        ("@server.list_tools()\nasync def tools(): ...", "mcp1"),
        ("@list_tools()\nasync def tools(): ...", ""),
        ("async def main():\n    await session.list_tools()", ""),
        ("Server('x', on_list_tools=tools)", "mcp2"),
        ("types.Tool(name='x', input_schema={})", "mcp2"),
        ("types.Tool(name='x', inputSchema={})", ""),
        ("from mcp import McpError", "mcp1"),
        ("from mcp.shared.exceptions import MCPError", "mcp2"),
        ("from mcp import McpError\nFastMCP(host='a')", "fm2 mcp1"),
    ],
)
def test_api_that_not_every_major_has(project: Project, text: str, expected: str) -> None:
    assert shown(project, text) == set(expected.split())


def sdk_of(project: Project, text: str) -> Sdk:
    file = project.parse(Source("server.py", text), f"{project.given}/server.py")
    (tool,) = discover(file, Settings()).tools
    return tool.sdk


TOOL = "\n@mcp.tool\ndef fn() -> str:\n    return ''\n"


def test_constructor_shows_the_major_of_a_tool(project: Project) -> None:
    sdk = sdk_of(project, f"from fastmcp import FastMCP\nmcp = FastMCP('x', tool_serializer=str){TOOL}")
    assert (sdk.profile, sdk.release, sdk.source) == ("fm2", "fastmcp==2.14.7", "assumed")


def test_constructor_in_another_file_shows_the_major_of_a_tool(project: Project, tmp_path: Path) -> None:
    (tmp_path / "app.py").write_text("from fastmcp import FastMCP\nmcp = FastMCP('x', on_duplicate_tools='error')\n")
    assert sdk_of(project, f"from app import mcp{TOOL}").profile == "fm2"


def test_requirement_wins_over_the_api_that_is_used(project: Project, tmp_path: Path) -> None:
    (tmp_path / "requirements.txt").write_text("fastmcp>=4\n")
    sdk = sdk_of(project, f"from fastmcp import FastMCP\nmcp = FastMCP('x', tool_serializer=str){TOOL}")
    assert (sdk.profile, sdk.source, sdk.found) == ("fm4", "range", "fastmcp>=4")


def test_what_a_file_uses_is_looked_for_once(project: Project) -> None:
    tools = "".join(f"Tool(name='t{number}', inputSchema={{}})\n" for number in range(20))
    file = project.parse(Source("server.py", f"from mcp.types import Tool\n{tools}"), f"{project.given}/server.py")
    profile = cProfile.Profile(builtins=False)
    profile.enable()
    module = discover(file, Settings(), registers=True)
    profile.disable()
    assert len(module.tools) == 20
    asked = [each for each in profile.getstats() if getattr(each.code, "co_name", "") == "profiles_with"]
    assert [each.callcount for each in asked] == [1]
