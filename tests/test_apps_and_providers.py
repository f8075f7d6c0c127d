"""Tools of objects that are given to a server, as the SDKs list them.

Run for real: fastmcp 3.4.11 lists the tools of a FastMCPApp that the model may call, 4.2.3 all of them; both leave out
what a LocalProvider registers with `enabled=False`. mcp 2.3.0 takes the keywords of its `tool()` in `Apps.tool` too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.found import module_in, tool_in

from flake8_mcp.syntax.values import Unknown

if TYPE_CHECKING:
    from pathlib import Path

APP = """\
from fastmcp import FastMCPApp
app = FastMCPApp("shop")
def buy(item: str) -> str: 'Buy.'
"""
PROVIDER = APP.replace("FastMCPApp", "LocalProvider").replace('"shop"', "")
PROVIDER = PROVIDER.replace("from fastmcp", "from fastmcp.server.providers")


def names(folder: Path, text: str, pins: str) -> list[str | None]:
    """The names of the tools, all of them registered without a defect."""
    tools = module_in(folder, text, pins).tools
    assert [each.raises for each in tools] == [None] * len(tools)
    return [each.known_name for each in tools]


@pytest.mark.parametrize(
    ("statement", "old", "new"),
    [
        ("app.tool(buy)", [], ["buy"]),
        ("app.tool()(buy)", [], ["buy"]),
        ("app.add_tool(buy)", [], ["buy"]),
        ("app.tool(buy, name='b', model=True)", ["b"], ["b"]),
        ("app.tool(buy, model=flag())", ["buy"], ["buy"]),
        ("for each in [buy]: app.tool(each)", [], ["buy"]),
        ("@app.ui()\ndef show(x: int) -> str: 'Show.'", ["show"], ["show"]),
        ("@app.ui\ndef show(x: int) -> str: 'Show.'", ["show"], ["show"]),
        ("def add(f):\n    @app.ui(name=f.__name__ + '_ui')\n    def g(): 'G.'\nadd(buy)", ["buy_ui"], ["buy_ui"]),
        ("def add(f):\n    @app.tool(name=f.__name__ + '_ui')\n    def g(): 'G.'\nadd(buy)", [], ["buy_ui"]),
    ],
)
def test_tools_of_an_app(tmp_path: Path, statement: str, old: list[str], new: list[str]) -> None:
    assert names(tmp_path, APP + statement, "fastmcp==3.4.11") == old
    assert names(tmp_path, APP + statement, "fastmcp==4.2.3") == new


@pytest.mark.parametrize("pins", ["fastmcp==3.4.11", "fastmcp==4.2.3"])
def test_tools_of_a_provider(tmp_path: Path, pins: str) -> None:
    text = PROVIDER + "app.tool(buy, name='b')\napp.tool(buy, name='c', enabled=False)\napp.ui(buy)\n"
    assert names(tmp_path, text, pins) == ["b"]


def test_keys_that_the_sdk_adds_are_not_known(tmp_path: Path) -> None:
    assert isinstance(tool_in(tmp_path, APP + "app.tool(buy)").meta.value, Unknown)


def test_app_shows_the_major(tmp_path: Path) -> None:
    assert module_in(tmp_path, APP + "app.tool(buy)", "").tools[0].sdk.profile == "fm4"
