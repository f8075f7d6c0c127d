"""Tool objects and dicts that are changed after they were made: what is listed is not what was written."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.found import module_in

from flake8_mcp.api import analyse
from flake8_mcp.model import Absent
from flake8_mcp.settings import Settings
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source
from flake8_mcp.syntax.values import Scalar, Unknown

if TYPE_CHECKING:
    from pathlib import Path

    from flake8_mcp.model import Tool

HEAD = """\
import json, sys
from mcp.server import Server
from mcp.types import Tool, ToolAnnotations
server = Server("x")
"""
OBJECTS = HEAD + 'TOOLS = [Tool(name="a", description="A.", inputSchema={"type": "object"})]\n'
DICTS = HEAD + 'ROWS = [{"name": "a", "description": "A.", "inputSchema": {"type": "object"}}]\n'


def unknown(tool: Tool) -> list[str]:
    return [name for name, part in tool.fields() if isinstance(part.value, Unknown)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("for tool in TOOLS:\n    tool.annotations = ToolAnnotations(readOnlyHint=True)\n", ["annotations"]),
        ("for each in TOOLS:\n    each.description += ' More.'\n", ["description"]),
        ("TOOLS[0].title = 'A'\n", ["title"]),
        ("TOOLS[0].inputSchema['properties'] = {}\n", ["inputSchema"]),
        ("for each in TOOLS:\n    each.inputSchema.update(title='A')\n", ["inputSchema"]),
        ("def mark(tool: Tool):\n    tool.meta = {'x': 1}\n", ["_meta"]),
        ("def mark(it: Tool):\n    it.meta = {'x': 1}\n", ["_meta"]),
        ("first = Tool(name='b', inputSchema={})\nfirst.icons = []\n", []),
        ("def mark(tools):\n    return [each.model_copy(update={'title': 'A'}) for each in tools]\n", ["title"]),
        ("def mark(tool):\n    return tool.model_copy(update={'title': 'A', 'meta': None})\n", ["title", "_meta"]),
        ("def mark(tool):\n    return tool.model_copy()\n", []),
        ("class Row:\n    def __init__(self):\n        self.description = 'x'\n        self.title = 'y'\n", []),
        ("def handle(issue):\n    issue['title'] = 'x'\n    issue.description = 'y'\n    return issue\n", []),
        ("TOOLS[0].name = 'b'\n", []),
        ("for each in [1, 2]:\n    each.description = 'x'\n", []),
    ],
)
def test_objects(tmp_path: Path, text: str, expected: list[str]) -> None:
    listing = "\n@server.list_tools()\nasync def list_tools():\n    return TOOLS\n"
    tools = {each.known_name: each for each in module_in(tmp_path, OBJECTS + text + listing).tools}
    assert unknown(tools["a"]) == expected


def test_one_of_several(tmp_path: Path) -> None:
    text = "a = Tool(name='a', inputSchema={})\nb = Tool(name='b', inputSchema={})\na.description = 'x'\n"
    tools = module_in(tmp_path, f"{HEAD}{text}").tools
    assert {each.known_name: unknown(each) for each in tools} == {"a": ["description"], "b": []}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("for row in ROWS:\n    row['description'] += ' More.'\n", ["description"]),
        ("for row in ROWS:\n    row['inputSchema']['properties'] = {}\n", ["inputSchema"]),
        ("for row in ROWS:\n    row.update(title='A')\n", ["title"]),
        ("for row in ROWS:\n    row.update({'title': 'A', 'annotations': {}})\n", ["title", "annotations"]),
        ("for row in ROWS:\n    row.setdefault('title', 'A')\n", ["title"]),
        ("for row in ROWS:\n    row.pop('description')\n", ["description"]),
        ("for row in ROWS:\n    del row['description']\n", ["description"]),
        ("def handle(issue):\n    issue['title'] = 'x'\n    issue.update(description='y')\n", []),
    ],
)
def test_dicts(tmp_path: Path, text: str, expected: list[str]) -> None:
    answer = """
def answer(request):
    if request["method"] == "tools/list":
        extend()
        return {"jsonrpc": "2.0", "id": request["id"], "result": {"tools": ROWS}}
"""
    lines = "".join(f"    {line}\n" for line in text.splitlines())
    module = module_in(tmp_path, f"{DICTS}\ndef extend():\n{lines}{answer}")
    assert unknown(module.tools[0]) == expected


@pytest.mark.parametrize(
    "change",
    [
        "row['inputSchema']['properties'] = {'x': {'type': 'string'}}",
        "row['inputSchema'].update(properties={'x': {'type': 'string'}})",
        "row['inputSchema'].setdefault('properties', {})['x'] = {'type': 'string'}",
        "row['inputSchema'].update(properties={}); row['inputSchema']['properties']['x'] = {'type': 'string'}",
        "row['inputSchema']['properties'] = {}; row['inputSchema']['properties'].update(x={'type': 'string'})",
    ],
)
def test_nested_items_are_followed_or_unknown(tmp_path: Path, change: str) -> None:
    text = f"{DICTS}for row in ROWS:\n    {change}\n    row['description'] = row['description'] + ' More.'\n"
    listing = "\n@server.list_tools()\nasync def list_tools():\n    return [Tool(**row) for row in ROWS]\n"
    (tool,) = module_in(tmp_path, text + listing).tools
    schema = tool.input_schema.value
    assert not isinstance(schema, Absent)
    if not isinstance(schema, Unknown):
        properties = schema.get("properties")  # type: ignore[union-attr]
        assert isinstance(properties, Unknown) or properties.get("x") is not None  # type: ignore[union-attr]
    assert isinstance(tool.description.value, Scalar | Unknown)
    if isinstance(tool.description.value, Scalar):
        assert tool.description.value.value == "A. More."


REGISTERED = """\
from fastmcp import FastMCP
mcp = FastMCP("x")
@mcp.tool(title="A", annotations={"title": "B"})
def find(size: int) -> str:
    "Find it."
    return str(size)
@mcp.tool(annotations={"title": "B"})
def look(size: int) -> str:
    "Look at it."
    return str(size)
"""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "async def mark(mcp, name):\n    live = await mcp.get_tool(name)\n    live.annotations = None\n",
            ["annotations"],
        ),
        ("for tool in mcp.all():\n    tool.description = 'x'\n", ["description"]),
        ("def mark(tool):\n    tool.annotations.readOnlyHint = True\n", ["annotations"]),
        ("def mark(tool):\n    tool.meta['x'] = 1\n", ["_meta"]),
        ("def mark(tool):\n    return tool.model_copy(update={'description': 'x'})\n", ["description"]),
        ("mcp._tools['find'].output_schema = None\n", ["outputSchema"]),
        ("manager.get_tool('find').title = 'x'\n", ["title"]),
        ("def show(tool):\n    return {'annotations': tool.annotations, 'text': tool.description}\n", []),
        ("def close(issue):\n    issue.description = 'x'\n    issue.title = 'y'\n", []),
        ("from mcp.types import Tool\nown = Tool(name='b', inputSchema={})\nown.icons = []\n", []),
        ("broken(.title =\n", []),
    ],
)
def test_registered_tools_that_another_file_changes(tmp_path: Path, text: str, expected: list[str]) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    (tmp_path / "other.py").write_text(text, encoding="utf-8")
    find, look = module_in(tmp_path, REGISTERED, "fastmcp==4.2.3").tools
    assert unknown(find) == expected
    # fastmcp lists the title of the annotations where the tool has no other
    assert unknown(look) == (["title", "annotations"] if expected == ["annotations"] else expected)


def test_reason_names_the_other_file(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    (tmp_path / "other.py").write_text("def mark(tool):\n    tool.description = 'x'\n", encoding="utf-8")
    description = module_in(tmp_path, REGISTERED).tools[0].description.value
    assert isinstance(description, Unknown)
    assert description.reason == "it may be changed in line 2 of other"


def test_modules_of_one_package_are_of_one_program(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    for name in ("one", "two"):
        (tmp_path / "app" / name).mkdir(parents=True)
    (tmp_path / "app" / "__init__.py").touch()
    (tmp_path / "app" / "two" / "marks.py").write_text("def mark(tool):\n    tool.title = 'x'\n", encoding="utf-8")
    path = tmp_path / "app" / "one" / "server.py"
    path.write_text(REGISTERED, encoding="utf-8")
    settings = Settings.from_options({})
    analysis = analyse(Source("server.py", REGISTERED), str(path), Project(str(tmp_path)), settings)
    assert analysis.module is not None
    assert unknown(analysis.module.tools[0]) == ["title"]


def test_other_files_are_not_read_where_imports_are_not_followed(tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text("def mark(tool):\n    tool.description = 'x'\n", encoding="utf-8")
    project = Project(str(tmp_path), follow_imports=False)
    source = Source("shop.py", REGISTERED)
    analysis = analyse(source, str(tmp_path / "shop.py"), project, Settings.from_options({}))
    assert analysis.module is not None
    assert unknown(analysis.module.tools[0]) == []


def test_tests_change_no_tools(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    (tmp_path / "test_other.py").write_text("def mark(tool):\n    tool.description = 'x'\n", encoding="utf-8")
    assert unknown(module_in(tmp_path, REGISTERED).tools[0]) == []


@pytest.mark.parametrize(
    ("server", "other", "expected"),
    [
        ("app/server.py", "app/tools/marks.py", ["description"]),
        ("app/tools/find.py", "app/marks.py", ["description"]),
        ("server.py", "tools/marks.py", ["description"]),
        ("tools/find.py", "marks.py", ["description"]),
        ("app/server.py", "examples/marks.py", []),
        ("app/__init__.py", "app/tools/marks.py", ["description"]),
        ("app/one/server.py", "app/two/marks.py", []),
    ],
)
def test_other_programs_of_the_project_change_nothing(
    tmp_path: Path, server: str, other: str, expected: list[str]
) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    for name, text in {server: REGISTERED, other: "def mark(tool):\n    tool.description = 'x'\n"}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    analysis = analyse(
        Source(server, REGISTERED), str(tmp_path / server), Project(str(tmp_path)), Settings.from_options({})
    )
    assert analysis.module is not None
    assert unknown(analysis.module.tools[0]) == expected
