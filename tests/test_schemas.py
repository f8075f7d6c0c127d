"""What derivations do with the rest of a project, and with releases that no recording is of."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent / "oracle"))

from oracles import derived

from flake8_mcp.api import analyse
from flake8_mcp.settings import Settings
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source

FASTMCP = "from fastmcp import FastMCP\n\nmcp = FastMCP('x')\n\n\n@mcp.tool\ndef find(a: int) -> str:\n    return ''\n"
OFFICIAL = FASTMCP.replace("from fastmcp", "from mcp.server.fastmcp").replace("@mcp.tool\n", "@mcp.tool()\n")


def unknown(source: str, pins: str = "fastmcp==3.4.11") -> set[str]:
    return {
        pointer.split("/")[1]
        for tool in derived(source, Settings.from_options({"mcp_sdk": pins}))
        for pointer in tool.definition()[1]
        if pointer != "/_meta"
    }


@pytest.mark.parametrize(
    "change",
    [
        "async def run():\n    tool = await mcp.get_tool('find')\n    tool.parameters = {}\n",
        "async def run():\n    tool = await mcp.get_tool('find')\n    tool.parameters['x'] = 1\n",
        "async def run():\n    tool = await mcp.get_tool('find')\n    schema = tool.parameters['properties'].get('a')\n    schema['x'] = 1\n",
        "def change(schema):\n    schema['x'] = 1\n\n\nasync def run():\n    tool = await mcp.get_tool('find')\n    change(tool.parameters)\n",
        "def change(schema):\n    schema['x'].update(a=1)\n\n\nasync def run():\n    tool = await mcp.get_tool('find')\n    change(schema=tool.parameters)\n",
        "class Listing(Middleware):\n    async def on_list_tools(self, context, call_next):\n        return [each.model_copy(update={}) for each in await call_next(context)]  # .parameters\n",
        "class Listing(Middleware):\n    async def on_list_tools(self, context, call_next):\n        return [Tool(parameters=dict(each.parameters)) for each in await call_next(context)]\n",
        "def run():\n    tool.fn_metadata.arg_model.model_rebuild()\n",
    ],
)
def test_schemas_that_the_project_changes_are_not_known(change: str) -> None:
    assert "inputSchema" in unknown(f"{FASTMCP}\n\n{change}")


@pytest.mark.parametrize(
    "other",
    [
        "def run():\n    return request.parameters['x']\n",
        "class Request:\n    def __init__(self, parameters):\n        self.parameters = parameters\n",
        "def run(request):\n    request.parameters = {}\n",
        "def run(request):\n    (request or {})['x'] = request.parameters\n",
        "def look(schema):\n    return schema['x']\n\n\ndef run(tool):\n    look(tool.parameters)\n",
        "def run(tool):\n    print(tool.parameters)\n",
        "def run(tool):\n    tool[0](tool.parameters)\n",
        "def run(tool):\n    mcp.print(tool.parameters)\n",
        "class Listing(Middleware):\n    async def on_list_tools(self, context, call_next):\n        return [Tool(parameters=each.parameters, n=len(each)) for each in await call_next(context)]\n",
        "class Listing(Middleware):\n    async def on_call_tool(self, context, call_next):\n        return context.model_copy(update={})  # .parameters\n",
    ],
)
def test_schemas_that_the_project_reads_are_known(other: str) -> None:
    assert "inputSchema" not in unknown(f"{FASTMCP}\n\n{other}")


def test_schemas_changed_in_another_file(tmp_path: Path) -> None:
    (tmp_path / "change.py").write_text("def change(tool):\n    tool.parameters['x'] = 1\n", encoding="utf-8")
    (tmp_path / "broken.py").write_text("tool.parameters['x'] = (\n", encoding="utf-8")
    path = tmp_path / "server.py"
    path.write_text(FASTMCP, encoding="utf-8")
    (tmp_path / "pyproject.toml").touch()
    found = analyse(Source("server.py", FASTMCP), str(path), Project(str(tmp_path)), Settings())
    assert found.module is not None
    assert [each.definition()[1] for each in found.module.tools]


def test_server_that_keeps_references() -> None:
    model = "from pydantic import BaseModel\n\n\nclass Model(BaseModel):\n    a: int\n\n\n"
    source = model + FASTMCP.replace("a: int", "a: Model").replace(
        "FastMCP('x')", "FastMCP('x', **options(dereference_schemas=0))"
    )
    assert "inputSchema" in unknown(source)


def test_pydantic_release_that_was_not_recorded() -> None:
    assert {"inputSchema", "outputSchema"} <= unknown(OFFICIAL, "mcp==1.30.0,pydantic==2.9.0")


def test_official_sdk_before_output_schemas() -> None:
    (tool,) = derived(OFFICIAL, Settings.from_options({"mcp_sdk": "mcp==1.9.4"}))
    assert "outputSchema" not in tool.definition()[0]


@pytest.mark.parametrize(("pins", "expected"), [("mcp==1.30.0", "outputSchema"), ("fastmcp==3.4.11", "inputSchema")])
def test_typed_dicts_need_a_python(pins: str, expected: str) -> None:
    source = OFFICIAL if pins.startswith("mcp") else FASTMCP
    source = "from typing import TypedDict\n\n\nclass D(TypedDict):\n    a: int\n\n\n" + source.replace(
        "a: int", "a: D"
    )
    assert "inputSchema" in unknown(source, pins)
    assert expected not in unknown(source, f"{pins},python==3.12")


def test_read_only_needs_a_python() -> None:
    source = "from typing_extensions import ReadOnly, TypedDict\n\n\nclass D(TypedDict):\n    a: ReadOnly[int]\n\n\n"
    source += OFFICIAL.replace("-> str", "-> D")
    assert "outputSchema" in unknown(source, "mcp==1.30.0")
    assert "outputSchema" not in unknown(source, "mcp==1.30.0,python==3.13")


def test_docstrings_need_a_python() -> None:
    source = OFFICIAL.replace("    return", '    """Find.\n\n    More.\n    """\n    return')
    assert "description" in unknown(source, "mcp==1.30.0")


@pytest.mark.parametrize(("pydantic", "expected"), [("2.10.6", None), ("2.11.10", True)])
def test_values_of_any_type(pydantic: str, expected: object) -> None:
    # run with both releases: before 2.11 nothing is said of them
    source = OFFICIAL.replace("a: int", "a: dict")
    (tool,) = derived(source, Settings.from_options({"mcp_sdk": f"mcp==1.12.0,pydantic=={pydantic}"}))
    schema = tool.definition()[0]["inputSchema"]
    assert isinstance(schema, dict)
    assert schema["properties"]["a"].get("additionalProperties") == expected


@pytest.mark.parametrize(
    ("module", "expected"), [("typing", None), ("collections.abc", "PydanticSchemaGenerationError")]
)
def test_iterables_before_pydantic_2_11(module: str, expected: str | None) -> None:
    # run with pydantic 2.10.6
    source = f"from {module} import Iterable\n" + FASTMCP.replace("a: int", "a: Iterable")
    (tool,) = derived(source, Settings.from_options({"mcp_sdk": "fastmcp==2.14.7,pydantic==2.10.6"}))
    assert (tool.raises.type if tool.raises is not None else None) == expected
