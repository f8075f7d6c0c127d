"""What speaks of what a model reads is not reported of tools that only apps of their server see.

The specification of MCP Apps, revision 2026-01-26: a host must not include a tool in the list of its agent if its
visibility does not include "model". Run for real: fastmcp 3.4.11 and 4.2.3 and mcp 2.3.0 list the visibility as given;
FastMCPApp gives the tools of its `tool` the visibility ["app"], with `model=True` both, and those of its `ui` ["model"].
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.found import module_in, tool_in

from flake8_mcp.api import analyse
from flake8_mcp.engine import judge
from flake8_mcp.rules import all_rules
from flake8_mcp.settings import Settings
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from pathlib import Path

FOR_MODELS = {each.code for each in all_rules() if each.for_models}

# Each tool has faults that the rules for models tell of; VISIBILITY is replaced.
FAULTY = '''\
from typing import Annotated
import requests
from pydantic import Field
from {imports}
from mcp import MCPError
from mcp.types import INVALID_PARAMS
{server}
STATES = ["open", "paid", "sent"]
@mcp.tool({register})
def pay(api_key: str, start_date: str, price: float, order_id: int, rows: int = 5, confirm: bool = True) -> str:
    """Pay. Orders must be shown. You must always call this tool first. Then it goes. And so on. %s

    Args:
        api_key: Its word.
        nobody: Nothing.

    Returns:
        A text.
    """
    return api_key
@mcp.tool({register})
def no_text(a: str, b: str, c: str, d: str, e: str, f: str, g: str, h: str, i: str, j: str, k: dict) -> str:
    return a
@mcp.tool({register})
def lost_text(a: Annotated[str, "Text."]) -> str:
    f"Lose {{a}}."
    return a
@mcp.tool({register})
def list_states() -> list[str]:
    """TODO"""
    return STATES
@mcp.tool({register})
def stop_it() -> str:
    """Stop it."""
    return str(STATES)
@mcp.tool({register})
def open_page(page: str = "") -> str:
    """Open a page of the book that lies here."""
    if False:
        raise MCPError(INVALID_PARAMS, "no")
    return requests.get(f"https://example.org/pages/{{page}}").text
@mcp.tool({register})
def paint(
    color: Annotated[str, Field(description="The color, one of 'red', 'green' or 'blue'.")], page: str = "", name: str = ""
) -> str:
    """Paint it. Give either `page` or `name`, not both."""
    return color
''' % ("word " * 500)


def codes(folder: Path, imports: str, server: str, register: str, pins: str) -> set[str]:
    """The codes for models that are reported of the faulty tools."""
    settings = Settings.from_options({"mcp_clients": "claude", "mcp_sdk": pins, "mcp_all": True}, ("MCP",))
    text = FAULTY.format(imports=imports, server=server, register=register)
    found = analyse(Source("shop.py", text), str(folder / "shop.py"), Project(str(folder)), settings).findings
    return {each.code for each in found} & FOR_MODELS


META = 'meta={{"ui": {{"resourceUri": "ui://a/b.html", "visibility": {}}}}}'
OFFICIAL1 = ("mcp.server.fastmcp import FastMCP", "mcp = FastMCP('a')")
OFFICIAL2 = ("mcp.server.mcpserver import MCPServer", "mcp = MCPServer('a')")
FASTMCP = ("fastmcp import FastMCP", "mcp = FastMCP('a')")


RELEASES = [
    (*OFFICIAL1, "mcp==1.30.0"),
    (*OFFICIAL2, "mcp==2.3.0"),
    (*FASTMCP, "fastmcp==2.14.7"),
    (*FASTMCP, "fastmcp==3.4.11"),
    (*FASTMCP, "fastmcp==4.2.3"),
]


def test_reported_if_a_model_sees_the_tool(tmp_path: Path) -> None:
    for visibility in (["model"], ["model", "app"]):
        seen = [codes(tmp_path, imports, server, META.format(visibility), pins) for imports, server, pins in RELEASES]
        assert set().union(*seen) == FOR_MODELS


@pytest.mark.parametrize(("imports", "server", "pins"), RELEASES)
@pytest.mark.parametrize("visibility", ['["app"]', '("app",)', "pins()"])
def test_silent_if_only_apps_see_it_or_that_is_not_known(
    tmp_path: Path, imports: str, server: str, pins: str, visibility: str
) -> None:
    assert codes(tmp_path, imports, server, META.format(visibility), pins) == set()


APP = """\
from fastmcp import FastMCP, FastMCPApp
app = FastMCPApp("shop")
mcp = FastMCP("shop", providers=[app])
def buy(item: str) -> str: ...
"""
EXTENSION = """\
from mcp.server.apps import Apps
apps = Apps()
"""


@pytest.mark.parametrize(
    ("statement", "hidden"),
    [
        ("app.tool(buy)", True),
        ("app.add_tool(buy)", True),
        ("app.tool(buy, model=True)", False),
        ("app.tool(buy, model=False)", True),
        ("app.tool(buy, model=flag())", True),
        ("app.tool(buy, **options())", True),
        ("@app.ui()\ndef show(x: int) -> str: ...", False),
        ("mcp.tool(buy)", False),
        ("mcp.tool(buy, meta={'ui': {'visibility': []}})", False),
        ("mcp.tool(buy, meta={'ui': {'visibility': ['apps']}})", False),
        ("mcp.tool(buy, meta={'ui': {'resourceUri': 'ui://a/b'}})", False),
    ],
)
def test_tools_of_an_app(tmp_path: Path, statement: str, *, hidden: bool) -> None:
    assert tool_in(tmp_path, APP + statement, "fastmcp==4.2.3").is_for_apps_alone is hidden


@pytest.mark.parametrize(
    ("arguments", "listed"),
    [
        ("", {"ui": {"resourceUri": "ui://a/b"}}),
        (", visibility=None", {"ui": {"resourceUri": "ui://a/b"}}),
        (", visibility=('app',)", {"ui": {"resourceUri": "ui://a/b", "visibility": ["app"]}}),
        (", meta={'org.example/a': 1}", {"org.example/a": 1, "ui": {"resourceUri": "ui://a/b"}}),
        (", meta={'ui': {}}", None),
        (", meta=meta()", None),
    ],
)
def test_metadata_of_an_extension(tmp_path: Path, arguments: str, listed: dict[str, object] | None) -> None:
    text = f"{EXTENSION}@apps.tool(resource_uri='ui://a/b'{arguments})\ndef buy(item: str) -> str: ...\n"
    tool = tool_in(tmp_path, text)
    assert tool.definition()[0].get("_meta") == listed
    assert tool.is_for_apps_alone is ("'app'" in arguments)


def test_tools_for_apps_are_not_compared_or_counted(tmp_path: Path) -> None:
    """Two descriptions of one text, names in two styles, more tools than clients take."""
    text = (
        "from fastmcp import FastMCP\nmcp = FastMCP('a')\nMETA = {'ui': {'visibility': ['app']}}\n"
        "def show(x: int) -> str: 'Show.'\n"
        "for n in range(130): mcp.tool(show, name=f'show_{n}', meta=META)\n"
        "mcp.tool(show, name='showIt', meta=META)\n"
    )
    settings = Settings.from_options({"mcp_clients": "openai", "mcp_all": True}, ("MCP",))
    server_rules = {"MCP207", "MCP831", "MCP902", "MCP970"}
    found = {each.code for each in judge(module_in(tmp_path, text), settings)}
    assert found.isdisjoint(server_rules)
    found = {each.code for each in judge(module_in(tmp_path, text.replace("['app']", "['model']")), settings)}
    assert server_rules - {"MCP970"} <= found  # MCP831 hides it
