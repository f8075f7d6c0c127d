"""Code elsewhere in a project that changes what the SDK would list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.found import module_in

if TYPE_CHECKING:
    from pathlib import Path

SERVER = """\
from fastmcp import FastMCP
mcp = FastMCP()
@mcp.tool
def find(size: int) -> str:
    "Find it."
    return str(size)
"""
MIDDLEWARE = "class Portable(Middleware):\n    async def on_list_tools(self, context, call_next):\n        tools = await call_next(context)\n"
HELPER = "def strip(schema):\n    schema.pop('title', None)\n    return schema\n\ndef read(schema):\n    return len(schema)\n"


def is_known(folder: Path, name: str, text: str) -> bool:
    """Whether the input schema of the server is known beside another file."""
    file = folder / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    (folder / "helpers.py").write_text(HELPER, encoding="utf-8")
    (tool,) = module_in(folder, SERVER).tools
    return "/inputSchema" not in tool.definition()[1]


@pytest.mark.parametrize(
    "text",
    [
        "def fix(tool):\n    tool.parameters = {}\n",
        "def fix(tool):\n    tool.parameters['x'] = 1\n",
        "def fix(tool):\n    tool.parameters['properties'].pop('x')\n",
        "def fix(tool):\n    del tool.inputSchema['title']\n",
        "def fix(tool):\n    schema = tool.parameters\n    schema['x'] = 1\n",
        "def fix(tool):\n    properties = tool.input_schema.get('properties')\n    properties.clear()\n",
        "def fix(tools):\n    for each in tools:\n        each.parameters['x'] = 1\n",
        "for tool in mcp.all():\n    tool.parameters = {}\n",
        "from helpers import strip\ndef fix(tool):\n    strip(tool.parameters)\n",
        "import helpers\ndef fix(tool):\n    helpers.strip(schema=tool.parameters['properties'])\n",
        "def fix(tool):\n    tool.fn_metadata.arg_model.model_rebuild()\n",
        f"{MIDDLEWARE}        return [each.model_copy(update={{'parameters': {{}}}}) for each in tools]\n",
        f"{MIDDLEWARE}        return [Tool(name=each.name, parameters=dict(each.parameters)) for each in tools]\n",
    ],
)
def test_schemas_that_are_changed(tmp_path: Path, text: str) -> None:
    assert not is_known(tmp_path, "other.py", text)


@pytest.mark.parametrize(
    "text",
    [
        "def show(tool):\n    return tool.parameters['properties']\n",
        "def show(tool):\n    found = {}\n    found['x'] = tool.parameters\n    return found\n",
        "class Call:\n    def __init__(self, tool):\n        self.parameters = {}\n        self.parameters['x'] = tool\n",
        "def send(request):\n    request.parameters['x'] = 1\n",  # speaks of no tools
        "from helpers import read\ndef show(tool):\n    return read(tool.parameters)\n",
        "from outside import strip\ndef show(tool):\n    return strip(tool.parameters)\n",
        "def show(tool):\n    return (lambda x: x)(tool.parameters)\n",
        f"{MIDDLEWARE}        return [each for each in tools if each.parameters]\n",
        f"{MIDDLEWARE}        return [Tool(name=each.name, parameters=each.parameters) for each in tools]\n",
        "async def other(tools):\n    return [each.model_copy(update={}) for each in tools if each.parameters]\n",
        "broken(.parameters\n",
    ],
)
def test_schemas_that_are_read(tmp_path: Path, text: str) -> None:
    assert is_known(tmp_path, "other.py", text)


@pytest.mark.parametrize("name", ["tests/helpers_of_tests.py", "test_server.py", "server_test.py", "conftest.py"])
def test_tests_change_nothing_that_is_listed(tmp_path: Path, name: str) -> None:
    assert is_known(tmp_path, name, "def fix(tool):\n    tool.parameters = {}\n")


def test_change_in_the_own_file(tmp_path: Path) -> None:
    text = f"{SERVER}def fix(tool):\n    tool.parameters = {{}}\n"
    (tool,) = module_in(tmp_path, text).tools
    assert "/inputSchema" in tool.definition()[1]
