"""The parts of a tool that come from its registration, as the SDKs list them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.found import module_in, tool_in

from flake8_mcp.model import NOTHING, Absent, Part, to_json

if TYPE_CHECKING:
    from pathlib import Path

FM2, FM3, FM4 = "fastmcp==2.14.7", "fastmcp==3.4.11", "fastmcp==4.2.3"
MCP1, MCP2 = "mcp==1.30.0", "mcp==2.3.0"
UNKNOWN = "unknown"


def plain(part: Part) -> object:
    """The value of a part as JSON; None if it is not listed, UNKNOWN if all or some of it is not known."""
    if isinstance(part.value, Absent):
        return None
    unknown: list[str] = []
    found = to_json(part.value, "", unknown)
    return UNKNOWN if unknown or found is NOTHING else found


def fastmcp(folder: Path, arguments: str, pins: str, docstring: str = '"""Search."""'):  # type: ignore[no-untyped-def]  # noqa: ANN201 - a Tool
    """The tool of a fastmcp server that is registered with those arguments."""
    text = f"""\
import os
from fastmcp import FastMCP
mcp = FastMCP()
@mcp.tool({arguments})
def search():
    {docstring}
    return 1
"""
    return tool_in(folder, text, pins)


def official(folder: Path, arguments: str, docstring: str = '"""Search."""'):  # type: ignore[no-untyped-def]  # noqa: ANN201 - a Tool
    """The tool of a server of the official SDK."""
    text = f"""\
import os
from mcp.server.fastmcp import FastMCP
mcp = FastMCP()
@mcp.tool({arguments})
def search():
    {docstring}
    return 1
"""
    return tool_in(folder, text, MCP1)


@pytest.mark.parametrize(
    ("arguments", "pins", "title"),
    [
        ('title="Search"', FM3, "Search"),
        ('title=""', FM3, None),
        ("", FM3, None),
        ('annotations={"title": "Hint"}', FM3, "Hint"),
        ('title="Search", annotations={"title": "Hint"}', FM3, "Search"),
        ('annotations={"title": None}', FM3, None),
        ('annotations={"readOnlyHint": True}', FM3, None),
        ("annotations=os.environ", FM3, UNKNOWN),
        ('annotations={"readOnlyHint": True, **dict(os.environ)}', FM3, UNKNOWN),
        ("", FM4, "Search"),  # made from the name
    ],
)
def test_title_of_fastmcp(tmp_path: Path, arguments: str, pins: str, title: str | None) -> None:
    assert plain(fastmcp(tmp_path, arguments, pins).title) == title


@pytest.mark.parametrize(
    ("arguments", "pins", "meta"),
    [
        ("", FM2, {"_fastmcp": {"tags": []}}),
        ("", FM3, {"fastmcp": {"tags": []}}),
        ('tags={"b", "a"}', FM3, {"fastmcp": {"tags": ["a", "b"]}}),
        ('version="1"', FM3, {"fastmcp": {"tags": [], "version": "1"}}),
        ("version=1", FM3, {"fastmcp": {"tags": [], "version": "1"}}),
        ('version=os.environ["V"]', FM3, UNKNOWN),
        ('tags={os.environ["T"]}', FM3, UNKNOWN),
        ('meta={"a": 1}', FM3, {"a": 1, "fastmcp": {"tags": []}}),
        ('meta={"fastmcp": {}}', FM3, UNKNOWN),
        ("meta=os.environ", FM3, UNKNOWN),
        ("app=True", FM3, UNKNOWN),
        ("**dict(os.environ)", FM3, UNKNOWN),
        ("meta=3", FM3, 3),  # raises
    ],
)
def test_meta_of_fastmcp(tmp_path: Path, arguments: str, pins: str, meta: object) -> None:
    assert plain(fastmcp(tmp_path, arguments, pins).meta) == meta


@pytest.mark.parametrize(
    ("arguments", "pins", "docstring", "description"),
    [
        ('description="Find."', FM3, '"""Search."""', "Find."),
        ('description=""', FM3, '"""Search."""', ""),
        ('description=""', FM2, '"""Search."""', "Search."),
        ('description=""', FM2, "pass", None),
        ("", FM3, "pass", None),
        ("", FM3, '"""Search."""', "Search."),
        ('description=os.environ["D"]', FM3, "pass", UNKNOWN),
    ],
)
def test_description_of_fastmcp(
    tmp_path: Path, arguments: str, pins: str, docstring: str, description: str | None
) -> None:
    assert plain(fastmcp(tmp_path, arguments, pins, docstring).description) == description


@pytest.mark.parametrize(
    ("arguments", "docstring", "description"),
    [
        ('description="Find."', '"""Search."""', "Find."),
        ('description=""', '"""Search."""', "Search."),
        ("description=[]", '"""Search."""', "Search."),
        ("description={}", '"""Search."""', "Search."),
        ('description=""', "pass", ""),
        ("", "pass", ""),
    ],
)
def test_description_of_the_official_sdk(tmp_path: Path, arguments: str, docstring: str, description: str) -> None:
    assert plain(official(tmp_path, arguments, docstring).description) == description


@pytest.mark.parametrize(
    ("docstring", "is_computed"),
    [
        ('f"Search {__name__}."', True),
        ('"Search {}.".format(1)', True),
        ('"Search %s." % 1', True),
        ('"Search " + __name__', True),
        ('__name__ + "."', True),
        ('"a" % 1 + "b"', True),
        ("print()", False),
        ("1 + 1", False),
        ("1 * 1", False),
        ("...", False),
        ('"""Search."""', False),
    ],
)
def test_text_that_is_no_docstring(tmp_path: Path, docstring: str, is_computed: bool) -> None:  # noqa: FBT001 - a case
    handler = official(tmp_path, "", docstring).handler
    assert handler is not None
    assert (handler.computed_docstring is not None) is is_computed


@pytest.mark.parametrize(
    ("arguments", "schema"),
    [('output_schema={"type": "object"}', {"type": "object"}), ("output_schema=None", None)],
)
def test_output_schema_of_fastmcp(tmp_path: Path, arguments: str, schema: object) -> None:
    assert plain(fastmcp(tmp_path, arguments, FM3).output_schema) == schema


def test_output_schema_that_is_switched_off(tmp_path: Path) -> None:
    assert official(tmp_path, "structured_output=False").output_schema.is_absent


@pytest.mark.parametrize(("arguments", "execution"), [("", None), ("task=False", None), ("task=True", UNKNOWN)])
def test_execution_of_fastmcp(tmp_path: Path, arguments: str, execution: object) -> None:
    assert plain(fastmcp(tmp_path, arguments, FM2).execution) == execution


def test_disabled_tools_of_fastmcp_2_are_not_listed(tmp_path: Path) -> None:
    text = """\
from fastmcp import FastMCP
mcp = FastMCP()
@mcp.tool(enabled=False)
def a(): 'A.'
def b(): 'B.'
mcp.add_tool(b, enabled=False)
for each in [b]:
    mcp.tool(each, enabled=False)
"""
    module = module_in(tmp_path, text, FM2)
    assert module.tools == []
    assert module.unread == []


def test_assigned_names_and_docstrings(tmp_path: Path) -> None:
    text = "from mcp.server.fastmcp import FastMCP\nmcp = FastMCP()\n{0}\n@mcp.tool()\ndef search():\n    'Search.'\n"
    tool = tool_in(tmp_path, text.format("def f(x):\n    x.__name__ = 'y'\n    x.__doc__ = 'y'\n"), MCP1)
    assert plain(tool.name) == "search"  # the function that assigns them is not called
    assert plain(tool.description) == "Search."


def test_decorator_that_may_change_name_and_docstring(tmp_path: Path) -> None:
    text = """\
from mcp.server.fastmcp import FastMCP
import os
mcp = FastMCP()
def d(f):
    return g(f)()
class G:
    pass
g = G()
@mcp.tool()
@d
def search():
    'Search.'
"""
    tool = tool_in(tmp_path, text, MCP1)
    assert plain(tool.name) == UNKNOWN
    assert plain(tool.description) == UNKNOWN


WIRE = """\
import os
from mcp.types import Icon, Tool, ToolAnnotations
Tool(name='search', inputSchema={{'type': 'object'}}, {0})
"""


@pytest.mark.parametrize(
    ("arguments", "part", "listed"),
    [
        ("title=None", "title", None),
        ("annotations=ToolAnnotations(title=None, readOnlyHint=True)", "annotations", {"readOnlyHint": True}),
        ("annotations=ToolAnnotations(readOnlyHint='yes')", "annotations", UNKNOWN),
        ("icons=[Icon(src='a', sizes=None)]", "icons", [{"src": "a"}]),
        ("icons=[os.environ]", "icons", UNKNOWN),
        ("icons=None", "icons", None),
        ("**dict(os.environ)", "title", UNKNOWN),
    ],
)
def test_parts_of_a_tool_object(tmp_path: Path, arguments: str, part: str, listed: object) -> None:
    tool = tool_in(tmp_path, WIRE.format(arguments), MCP1)
    assert plain(dict(tool.fields())[part]) == listed


def test_names_in_snake_case_of_the_official_sdk_2(tmp_path: Path) -> None:
    text = """\
from mcp_types import Tool, ToolAnnotations
Tool(name='a', input_schema={'type': 'object'}, annotations=ToolAnnotations(read_only_hint=True, other=1))
"""
    tool = tool_in(tmp_path, text, MCP2)
    assert plain(tool.input_schema) == {"type": "object"}
    assert plain(tool.annotations) == {"readOnlyHint": True}


def test_schema_under_the_key_of_another_sdk(tmp_path: Path) -> None:
    tool = tool_in(tmp_path, "from mcp.types import Tool\nTool(name='a', input_schema={'type': 'object'})\n", MCP1)
    assert tool.input_schema.is_absent
    assert tool.foreign_schema_key is not None
    assert plain(tool.foreign_schema_key) == {"type": "object"}


def test_schema_under_the_key_of_another_api_in_a_dict(tmp_path: Path) -> None:
    text = """\
METHOD = 'tools/list'
TOOL = {'name': 'a', 'description': 'A.', 'parameters': {'type': 'object'}, 'annotations': {}}
"""
    text += "OTHER = {'name': 'b', 'description': 'B.', 'parameters': 3, 'annotations': {}}\n"
    tool = tool_in(tmp_path, text)
    assert plain(tool.name) == "a"
    assert tool.foreign_schema_key is not None


def test_duplicates_of_a_server(tmp_path: Path) -> None:
    (server,) = module_in(
        tmp_path, "from fastmcp import FastMCP\nmcp = FastMCP('a', on_duplicate='error')\n@mcp.tool\ndef a(): 'A.'\n"
    ).servers
    assert server.on_duplicate is not None
    assert plain(Part(server.on_duplicate)) == "error"


def test_definition_of_another_file(tmp_path: Path) -> None:
    shared = "TOOL = {'name': 'a', 'inputSchema': {'type': 'object'}}\n"
    text = "from mcp.types import Tool\nfrom shared import TOOL\nTool(**TOOL)\n"
    assert plain(tool_in(tmp_path, text, shared=shared).name) == "a"
    text = "from shared import TOOL\nMETHOD = 'tools/list'\nANSWER = {'tools': [TOOL]}\n"
    assert plain(tool_in(tmp_path, text, shared=shared).name) == "a"


def test_type_of_the_official_sdk_beside_fastmcp(tmp_path: Path) -> None:
    text = """\
from fastmcp import FastMCP
from mcp.types import Tool
mcp = FastMCP()
@mcp.tool
def a(): 'A.'
Tool(name='b', inputSchema={})
"""
    assert [each.sdk.family for each in module_in(tmp_path, text, FM3).tools] == ["fm", "mcp"]


def test_validated_object_that_is_not_known_is_unread(tmp_path: Path) -> None:
    text = """\
import os
from mcp.server import Server
from mcp.types import Tool
server = Server("a")
@server.list_tools()
async def list_tools():
    return [Tool.model_validate(os.environ)]
"""
    module = module_in(tmp_path, text, MCP1)
    assert module.tools == []
    assert len(module.unread) == 1
